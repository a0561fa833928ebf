import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  /** `problem` where something stands in the way, `note` where there is something to know. */
  kind: 'problem' | 'note'
  /** Of a note. */
  icon?: IconName
  /** Whether the keyboard is here when the page opens: where a form was refused, this is what to read first. */
  isFocused?: boolean
  /** Whether it is all of its page: the title is the page's heading then. */
  isPage?: boolean
  children?: ReactNode
}

/** Something to know before going on. A problem is announced at once. */
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
