import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './secret-page.module.css'
import { SecretPageHead } from './secret-page-head.tsx'

interface SecretPageSectionProps {
  title: string
  /** Whether it says what was wrong with a form, which the page's title says first. */
  isWrong?: boolean
  children: ReactNode
}

/** A page whose address contains a secret, or a step of one, under its title. */
export function SecretPageSection({ title, isWrong = false, children }: SecretPageSectionProps) {
  const { t } = useI18n()
  return (
    <section className={styles.parts}>
      <SecretPageHead title={isWrong ? t('review.errorPrefix', { title }) : title} />
      <h1>{title}</h1>
      {children}
    </section>
  )
}
