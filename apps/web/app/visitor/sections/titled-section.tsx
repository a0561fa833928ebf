import type { PartId } from '@nelly/domain/site/sections'
import { NO_TEXT, type Texts } from '@nelly/domain/site/texts'
import type { ReactNode } from 'react'
import { SiteText } from '../ui/site-text.tsx'
import { useMarks } from './marks.ts'
import styles from './section.module.css'

interface TitledSectionProps {
  section: { readonly id: PartId; readonly title: Texts; readonly lead?: Texts }
  /** The title where the operator wrote none. */
  usual: string
  /** The link that goes with the title. */
  link?: ReactNode
  /** Whether the title is beside the content on a wide screen: content that is no wider than lines of text. */
  isSplit?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A section of the home page: its title, the sentence below it where one is written, and one element with what it shows. */
export function TitledSection({
  section: { id, title, lead = NO_TEXT },
  usual,
  link,
  isSplit = false,
  className,
  children,
}: TitledSectionProps) {
  const mark = useMarks(id)
  const hasLead = lead.es !== '' || lead.en !== ''
  return (
    <section
      className={[styles.section, isSplit && styles.split, className].filter(Boolean).join(' ')}
      {...mark()}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 {...mark('title')}>
            <SiteText of={title} usual={usual} />
          </h2>
          {link}
        </div>
        {hasLead && (
          <p className={styles.lead} {...mark('lead')}>
            <SiteText of={lead} />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
