import type { PartId } from '@nelly/domain/site/sections'
import { NO_TEXT, type Texts } from '@nelly/domain/site/texts'
import type { ReactNode } from 'react'
import styles from '../home/section.module.css'
import { useMarks } from './marks.ts'
import { SiteText } from './site-text.tsx'

interface SectionHeadProps {
  section: { readonly id: PartId; readonly title: Texts; readonly lead?: Texts }
  /** The title where the operator wrote none. */
  usual: string
  /** What is beside the title. */
  children?: ReactNode
}

/** The title of a section, and the sentence below it where one is written. */
export function SectionHead({ section: { id, title, lead = NO_TEXT }, usual, children }: SectionHeadProps) {
  const mark = useMarks(id)
  const hasLead = lead.es !== '' || lead.en !== ''
  return (
    <>
      <div className={styles.head}>
        <h2 {...mark('title')}>
          <SiteText of={title} usual={usual} />
        </h2>
        {children}
      </div>
      {hasLead && (
        <p className={styles.lead} {...mark('lead')}>
          <SiteText of={lead} />
        </p>
      )}
    </>
  )
}
