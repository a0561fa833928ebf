import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  /** `problem` for an error, `note` for information. */
  kind: 'problem' | 'note'
  /** Only for a note. */
  icon?: IconName
  /** Whether it has the focus when the page opens: after a refused form, this is to be read first. */
  isFocused?: boolean
  /** Whether it fills the page: then the title is the page's heading. */
  isPage?: boolean
  children?: ReactNode
}

/** A notice. A problem is announced at once. */
export function Notice({
  title,
  kind,
  icon = 'calendar',
  isFocused = false,
  isPage = false,
  children,
}: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'problem' ? 'alert' : undefined}
      tabIndex={isFocused ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form is a page of its own, without scripts that could move the focus.
      autoFocus={isFocused}
    >
      <Icon name={kind === 'problem' ? 'alert' : icon} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
    </section>
  )
}
