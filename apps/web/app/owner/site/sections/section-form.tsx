import { Anchor, Select, Text } from '@mantine/core'
import { VARIANT_WORDS } from '@nelly/contract/site/section-words'
import { MOST_PICTURES } from '@nelly/domain/site/limits'
import { SECTION_VARIANTS, type Section, type SectionKind } from '@nelly/domain/site/sections'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { sitePath } from '../../paths/site-path.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import { withSection } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import { UnreadNotice } from '../unread-notice.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { FleetForm } from './fleet-form.tsx'
import type { FormProps } from './form-props.ts'
import { HeroForm } from './hero-form.tsx'
import { HowItWorksForm } from './how-it-works-form.tsx'
import { QuestionsForm } from './questions-form.tsx'
import { ReviewsForm } from './reviews-form.tsx'
import { TitleAndLead, TitleField } from './title-fields.tsx'
import { WhyUsForm } from './why-us-form.tsx'

/** The form of each kind of section. */
const SECTION_FORMS: { readonly [Kind in SectionKind]: ComponentType<FormProps<Kind>> } = {
  hero: HeroForm,
  fleet: FleetForm,
  about: AboutForm,
  gallery: GalleryForm,
  'why-us': WhyUsForm,
  requirements: RequirementsForm,
  extras: TitleAndLead,
  'how-it-works': HowItWorksForm,
  places: TitleAndLead,
  reviews: ReviewsForm,
  questions: QuestionsForm,
  announcement: AnnouncementForm,
  contact: ContactForm,
}

/** The form of a section. */
export function SectionForm({ section }: { section: Section }) {
  const t = useWords('site')
  const { edit } = useSite().site
  const Form = SECTION_FORMS[section.kind] as ComponentType<FormProps<SectionKind>>
  const change: FormProps<SectionKind>['onChange'] = (changes) =>
    edit((now) =>
      withSection(
        now,
        section.id,
        (one) => ({ ...one, ...(typeof changes === 'function' ? changes(one) : changes) }) as Section,
      ),
    )
  const read = () => edit((now) => withSection(now, section.id, ({ unread: _, ...one }) => one as Section))
  return (
    <>
      {section.unread && <UnreadNotice onRead={read} />}
      <Select
        data-field={`section:${section.id}.variant`}
        label={t('fields.variant')}
        data={SECTION_VARIANTS[section.kind].map((value) => ({
          value,
          label: VARIANT_WORDS[value]?.[storedLanguage()] ?? value,
        }))}
        value={section.variant}
        allowDeselect={false}
        maw={260}
        onChange={(variant) => variant && change({ variant } as Partial<Section>)}
      />
      <Form section={section} onChange={change} />
    </>
  )
}

function AboutForm({ section, onChange }: FormProps<'about'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <RichTextsField
        field={`section:${section.id}.body`}
        label={t('fields.text')}
        value={section.body}
        onChange={(body) => onChange({ body })}
      />
      <PicturesField
        field={`section:${section.id}.picture`}
        label={t('fields.photograph')}
        pictures={section.picture ? [section.picture] : []}
        most={1}
        onChange={(change) =>
          onChange((now) => ({ picture: change(now.picture ? [now.picture] : [])[0] ?? null }))
        }
      />
    </>
  )
}

function ContactForm({ section, onChange }: FormProps<'contact'>) {
  const t = useWords('site')
  const { landing } = useSite()
  return (
    <>
      <TitleAndLead section={section} onChange={onChange} />
      <Text size="sm">
        <Anchor component={Link} to={sitePath(landing.id, 'contact')}>
          {t('contact.where')}
        </Anchor>
      </Text>
    </>
  )
}

function GalleryForm({ section, onChange }: FormProps<'gallery'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <PicturesField
        field={`section:${section.id}.pictures`}
        label={t('fields.photographs')}
        hint={t('empty.gallery')}
        pictures={section.pictures}
        most={MOST_PICTURES}
        onChange={(change) => onChange((now) => ({ pictures: change(now.pictures) }))}
      />
    </>
  )
}

function RequirementsForm({ section, onChange }: FormProps<'requirements'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <RichTextsField
        field={`section:${section.id}.body`}
        label={t('fields.text')}
        hint={t('empty.requirements')}
        value={section.body}
        onChange={(body) => onChange({ body })}
      />
    </>
  )
}
