import { Alert, Button, NumberInput } from '@mantine/core'
import { MAX_SITE_TEXT, MAX_SITE_TITLE, MOST_HOME_VEHICLES } from '@nelly/domain/site/limits'
import type { Section, SectionKind, SectionNamed } from '@nelly/domain/site/sections'
import type { Texts } from '@nelly/domain/site/texts'
import { IconEyeCheck } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useWords } from '../../words/use-words.ts'
import { TextsField } from '../fields/texts-field.tsx'
import { withSection } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import { StepsField } from './steps-field.tsx'

interface FormProps<Kind extends SectionKind> {
  section: SectionNamed<Kind>
  onChange: (changes: Partial<SectionNamed<Kind>>) => void
}

type SectionForms = { readonly [Kind in SectionKind]?: ComponentType<FormProps<Kind>> }

/** The forms of the kinds of section that can be edited. */
const SECTION_FORMS = {
  hero: HeroForm,
  fleet: FleetForm,
  places: PlacesForm,
  'how-it-works': HowItWorksForm,
} satisfies SectionForms

/** The kinds of section that can be added. */
export const EDITABLE_KINDS = Object.keys(SECTION_FORMS) as (keyof typeof SECTION_FORMS)[]

/** The form of a section. */
export function SectionForm({ section }: { section: Section }) {
  const say = useWords('site')
  const { edit } = useSite().site
  const Form = (SECTION_FORMS as SectionForms)[section.kind] as
    | ComponentType<FormProps<SectionKind>>
    | undefined
  const change = (changes: object) =>
    edit((now) => withSection(now, section.id, (one) => ({ ...one, ...changes }) as Section))
  const read = () => edit((now) => withSection(now, section.id, ({ unread: _, ...one }) => one as Section))
  return (
    <>
      {section.unread && (
        <Alert color="yellow" icon={<IconEyeCheck />} title={say('unread.title')}>
          <Button variant="default" size="compact-md" onClick={read}>
            {say('unread.done')}
          </Button>
        </Alert>
      )}
      {Form && <Form section={section} onChange={change} />}
    </>
  )
}

function HeroForm({ section, onChange }: FormProps<'hero'>) {
  const say = useWords('site')
  return (
    <>
      <TextsField
        field={`section:${section.id}.headline`}
        label={say('fields.headline')}
        hint={say('usual')}
        value={section.headline}
        longest={MAX_SITE_TITLE}
        onChange={(headline) => onChange({ headline })}
      />
      <TextsField
        field={`section:${section.id}.lead`}
        label={say('fields.lead')}
        value={section.lead}
        longest={MAX_SITE_TEXT}
        isMultiline
        onChange={(lead) => onChange({ lead })}
      />
    </>
  )
}

interface TitleAndLeadProps {
  section: SectionNamed<'fleet' | 'places'>
  onChange: (changes: { title?: Texts; lead?: Texts }) => void
}

function TitleAndLead({ section, onChange }: TitleAndLeadProps) {
  const say = useWords('site')
  return (
    <>
      <SectionTitleField section={section} onChange={onChange} />
      <TextsField
        field={`section:${section.id}.lead`}
        label={say('fields.lead')}
        value={section.lead}
        longest={MAX_SITE_TEXT}
        isMultiline
        onChange={(lead) => onChange({ lead })}
      />
    </>
  )
}

function SectionTitleField({
  section,
  onChange,
}: {
  section: SectionNamed<'fleet' | 'places' | 'how-it-works'>
  onChange: (changes: { title: Texts }) => void
}) {
  const say = useWords('site')
  return (
    <TextsField
      field={`section:${section.id}.title`}
      label={say('fields.title')}
      hint={say('usual')}
      value={section.title}
      longest={MAX_SITE_TITLE}
      onChange={(title) => onChange({ title })}
    />
  )
}

function FleetForm({ section, onChange }: FormProps<'fleet'>) {
  const say = useWords('site')
  return (
    <>
      <TitleAndLead section={section} onChange={onChange} />
      <NumberInput
        data-field={`section:${section.id}.count`}
        label={say('fields.count')}
        value={section.count}
        min={1}
        max={MOST_HOME_VEHICLES}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        maw={160}
        onChange={(count) => {
          if (typeof count === 'number' && count >= 1) onChange({ count })
        }}
      />
    </>
  )
}

function PlacesForm(props: FormProps<'places'>) {
  return <TitleAndLead {...props} />
}

function HowItWorksForm({ section, onChange }: FormProps<'how-it-works'>) {
  return (
    <>
      <SectionTitleField section={section} onChange={onChange} />
      <StepsField section={section} onChange={(steps) => onChange({ steps })} />
    </>
  )
}
