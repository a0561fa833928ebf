import type { Language } from '@nelly/contract/wire'
import { useI18n } from '../i18n.tsx'
import { shortened } from '../seo/shortened.ts'
import styles from './review-text.module.css'

/** The characters of a review that are shown at first: a longer one would make its whole row as high. */
const FIRST_SHOWN = 320

/** The text of a review; a long one opens by a click, without scripts. */
export function ReviewText({ text, language }: { text: string; language: Language }) {
  const i18n = useI18n()
  const lang = language === i18n.language ? undefined : language
  const beginning = shortened(text, FIRST_SHOWN)
  if (beginning === text.trim()) return <span lang={lang}>{text}</span>
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.beginning} lang={lang}>
          {beginning}{' '}
        </span>
        <span className={styles.more}>{i18n.t('reviews.more')}</span>
        <span className={styles.less}>{i18n.t('reviews.less')}</span>
      </summary>
      <p lang={lang}>{text}</p>
    </details>
  )
}
