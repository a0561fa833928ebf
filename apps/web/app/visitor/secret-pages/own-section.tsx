import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import { OwnHead } from './own-head.tsx'
import styles from './secret-page.module.css'

interface OwnSectionProps {
  title: string
  /** Whether it says what was wrong with a form, which the page's title says first. */
  isWrong?: boolean
  children: ReactNode
}

/** A step of somebody's own page, under its title. */
export function OwnSection({ title, isWrong = false, children }: OwnSectionProps) {
  const { t } = useI18n()
  return (
    <section className={styles.parts}>
      <OwnHead title={isWrong ? t('review.errorPrefix', { title }) : title} />
      <h1>{title}</h1>
      {children}
    </section>
  )
}
