import { Select } from '@mantine/core'
import { variantWords } from '@nelly/contract/site/section-words'
import { SECTION_VARIANTS, type Section, type SectionKind } from '@nelly/domain/site/sections'
import type { ComponentType } from 'react'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { withSection } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import { UnreadNotice } from '../unread-notice.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { HowItWorksForm, QuestionsForm, WhyUsForm } from './entry-forms.tsx'
import { FleetForm } from './fleet-form.tsx'
import { AboutForm, GalleryForm, HeroForm } from './picture-forms.tsx'
import { ReviewsForm } from './reviews-form.tsx'
import { ContactForm, RequirementsForm } from './text-forms.tsx'
import { type FormProps, TitleAndLead } from './title-fields.tsx'

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
          label: variantWords(value, storedLanguage()),
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
