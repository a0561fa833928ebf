import { MAX_SITE_TEXT, MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import type { PartId, SectionKind, SectionNamed } from '@nelly/domain/site/sections'
import type { Texts } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { TextsField } from '../fields/texts-field.tsx'

interface TitleFieldProps {
  section: { readonly id: PartId; readonly title: Texts }
  onChange: (changes: { title: Texts }) => void
}

/** The title of a section, which has usual words. */
export function TitleField({ section: { id, title }, onChange }: TitleFieldProps) {
  const t = useWords('site')
  return (
    <TextsField
      field={`section:${id}.title`}
      label={t('fields.title')}
      hint={t('usual')}
      value={title}
      longest={MAX_SITE_TITLE}
      onChange={(changed) => onChange({ title: changed })}
    />
  )
}

interface LeadFieldProps {
  section: { readonly id: PartId; readonly lead: Texts }
  onChange: (changes: { lead: Texts }) => void
}

/** The sentence below a title. */
export function LeadField({ section: { id, lead }, onChange }: LeadFieldProps) {
  const t = useWords('site')
  return (
    <TextsField
      field={`section:${id}.lead`}
      label={t('fields.lead')}
      value={lead}
      longest={MAX_SITE_TEXT}
      isMultiline
      onChange={(changed) => onChange({ lead: changed })}
    />
  )
}

interface TitleAndLeadProps {
  section: TitleFieldProps['section'] & LeadFieldProps['section']
  onChange: (changes: { title: Texts } | { lead: Texts }) => void
}

/** Both. */
export const TitleAndLead = (props: TitleAndLeadProps) => (
  <>
    <TitleField {...props} />
    <LeadField {...props} />
  </>
)

/** What the form of a section gets. */
export interface FormProps<Kind extends SectionKind> {
  section: SectionNamed<Kind>
  /** Changes fields; a function gets the section as it is by then. */
  onChange: (
    changes: Partial<SectionNamed<Kind>> | ((now: SectionNamed<Kind>) => Partial<SectionNamed<Kind>>),
  ) => void
}
