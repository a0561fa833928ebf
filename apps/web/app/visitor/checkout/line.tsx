import type { ReactNode } from 'react'
import styles from './booking-summary.module.css'

/** A fact of a trip, with its label. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
