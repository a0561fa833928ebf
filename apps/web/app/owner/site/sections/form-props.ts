import type { SectionKind, SectionNamed } from '@nelly/domain/site/sections'

/** What the form of a section gets. */
export interface FormProps<Kind extends SectionKind> {
  section: SectionNamed<Kind>
  /** Changes fields; a function gets the section as it is by then. */
  onChange: (
    changes: Partial<SectionNamed<Kind>> | ((now: SectionNamed<Kind>) => Partial<SectionNamed<Kind>>),
  ) => void
}
