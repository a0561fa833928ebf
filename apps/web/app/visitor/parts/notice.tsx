import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  /** `problem` where something stands in the way, `note` where there is something to know. */
  kind: 'problem' | 'note'
  children?: ReactNode
}

/** Something to know before going on. A problem is announced at once. */
export function Notice({ title, kind, children }: NoticeProps) {
  return (
    <section className={`${styles.notice} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : undefined}>
      <Icon name={kind === 'problem' ? 'alert' : 'calendar'} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
