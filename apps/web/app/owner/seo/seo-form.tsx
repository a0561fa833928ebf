import { Alert, Group, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import type { MetadataDraft } from '@nelly/contract/specified/owned-metadata'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { IconAlertCircle } from '@tabler/icons-react'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { DraftNotice } from '../landing/draft-notice.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'
import { PictureDrop } from './picture-drop.tsx'
import { ROBOTS_CHOICES } from './robots-choices.ts'
import { SeoConflicts } from './seo-conflicts.tsx'
import { SeoPreviews } from './seo-previews.tsx'
import { TextLanguage } from './text-language.tsx'
import { useSeoForm } from './use-seo-form.ts'

const BELOW = ['label', 'input', 'description', 'error'] as const

/** A landing's metadata for search engines and link previews, and previews of both. */
export function SeoForm({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('seo')
  const { form, autosave, favicon, shareImage, submit, pending, failure, ...edit } = useSeoForm(landing)
  return (
    <form noValidate onSubmit={submit}>
      <DraftNotice landingId={landing.id} group="search" />
      <DraftOffer draft={autosave} of={t('name')} hasPictures />
      <TextLanguage landing={landing} />
      <SeoPreviews
        landing={landing}
        draft={form.values}
        favicon={favicon.shown}
        shareImage={shareImage.shown}
      />
      <FormSection title={t('search')} hint={t('searchHint')}>
        <CountedText label={t('title')} limit={META_TITLE_HINT} form={form} name="title" />
        <CountedText
          label={t('description')}
          limit={META_DESCRIPTION_HINT}
          long
          form={form}
          name="description"
        />
        <TextInput
          label={t('keywords')}
          description={t('keywordsHint')}
          inputWrapperOrder={[...BELOW]}
          {...form.getInputProps('keywords')}
        />
        <Select
          label={t('robots')}
          data={ROBOTS_CHOICES.map(({ value, words }) => ({ value, label: t(words) }))}
          allowDeselect={false}
          {...form.getInputProps('robots')}
          value={form.values.robots || 'index, follow'}
        />
        <TextInput
          type="url"
          label={t('canonical')}
          description={t('canonicalHint')}
          placeholder="https://"
          inputWrapperOrder={[...BELOW]}
          {...form.getInputProps('canonical')}
        />
      </FormSection>
      <FormSection title={t('share')} hint={t('shareHint')}>
        <CountedText
          label={t('shareTitle')}
          limit={META_TITLE_HINT}
          required={false}
          hint={t('shareTitleHint')}
          form={form}
          name="shareTitle"
        />
        <CountedText
          label={t('shareDescription')}
          limit={META_DESCRIPTION_HINT}
          long
          form={form}
          name="shareDescription"
        />
      </FormSection>
      <FormSection title={t('pictures')} hint={t('picturesHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20}>
          <PictureDrop
            label={t('favicon')}
            invitation={t('dropFavicon')}
            wanted={{ width: 80, height: 80 }}
            svg
            choice={favicon}
          />
          <PictureDrop
            label={t('shareImage')}
            invitation={t('dropShareImage')}
            wanted={{ width: 1200, height: 630 }}
            choice={shareImage}
          />
        </SimpleGrid>
      </FormSection>
      <SeoConflicts edit={edit} />
      {failure && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} mb={16}>
          {failure}
        </Alert>
      )}
      <Group justify="flex-end">
        <BusyButton type="submit" busy={pending}>
          {t('save')}
        </BusyButton>
      </Group>
    </form>
  )
}

interface CountedTextProps {
  label: string
  /** How many characters are shown; longer texts are allowed. */
  limit: number
  long?: boolean
  required?: boolean
  hint?: string
  form: UseFormReturnType<MetadataDraft>
  name: keyof MetadataDraft
}

/** A text field with a live count of characters. */
function CountedText({ label, limit, long, required = true, hint, form, name }: CountedTextProps) {
  const t = useWords('seo')
  const count = [...form.values[name].trim()].length
  const counted = count > limit ? t('counterOver', { count, limit }) : t('counter', { count, limit })
  const shared = {
    label,
    required,
    description: hint ? `${hint} ${counted}` : counted,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
    ...form.getInputProps(name),
  }
  return long ? <Textarea autosize minRows={3} {...shared} /> : <TextInput {...shared} />
}
