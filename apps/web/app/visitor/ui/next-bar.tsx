import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './next-bar.module.css'

/** On phones: the total and the next step, always within reach of the thumb. */
export function NextBar({ total, children }: { total: string; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>{t('strip.total')}</span> <strong>{total}</strong>
      </p>
      {children}
    </div>
  )
}
