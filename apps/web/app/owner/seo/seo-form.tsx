import { Alert, Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { IconAlertCircle } from '@tabler/icons-react'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { DraftNotice } from '../site/draft-notice.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'
import { CountedText } from './counted-text.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { ROBOTS_CHOICES } from './robots-choices.ts'
import { SeoConflicts } from './seo-conflicts.tsx'
import { SeoPreviews } from './seo-previews.tsx'
import { TextLanguage } from './text-language.tsx'
import { useSeoForm } from './use-seo-form.ts'

const BELOW = ['label', 'input', 'description', 'error'] as const

/** A landing's metadata for search engines and link previews, and previews of both. */
export function SeoForm({ landing }: { landing: OwnedLandingDetail }) {
  const say = useWords('seo')
  const { form, autosave, favicon, shareImage, submit, pending, failure, ...edit } = useSeoForm(landing)
  return (
    <form noValidate onSubmit={submit}>
      <DraftNotice landingId={landing.id} group="search" />
      <DraftOffer draft={autosave} of={say('name')} hasPictures />
      <TextLanguage landing={landing} />
      <SeoPreviews
        landing={landing}
        draft={form.values}
        favicon={favicon.shown}
        shareImage={shareImage.shown}
      />
      <FormSection title={say('search')} hint={say('searchHint')}>
        <CountedText label={say('title')} limit={META_TITLE_HINT} form={form} name="title" />
        <CountedText
          label={say('description')}
          limit={META_DESCRIPTION_HINT}
          long
          form={form}
          name="description"
        />
        <TextInput
          label={say('keywords')}
          description={say('keywordsHint')}
          inputWrapperOrder={[...BELOW]}
          {...form.getInputProps('keywords')}
        />
        <Select
          label={say('robots')}
          data={ROBOTS_CHOICES.map(({ value, words }) => ({ value, label: say(words) }))}
          allowDeselect={false}
          {...form.getInputProps('robots')}
          value={form.values.robots || 'index, follow'}
        />
        <TextInput
          type="url"
          label={say('canonical')}
          description={say('canonicalHint')}
          placeholder="https://"
          inputWrapperOrder={[...BELOW]}
          {...form.getInputProps('canonical')}
        />
      </FormSection>
      <FormSection title={say('share')} hint={say('shareHint')}>
        <CountedText
          label={say('shareTitle')}
          limit={META_TITLE_HINT}
          required={false}
          hint={say('shareTitleHint')}
          form={form}
          name="shareTitle"
        />
        <CountedText
          label={say('shareDescription')}
          limit={META_DESCRIPTION_HINT}
          long
          form={form}
          name="shareDescription"
        />
      </FormSection>
      <FormSection title={say('pictures')} hint={say('picturesHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20}>
          <PictureDrop
            label={say('favicon')}
            invitation={say('dropFavicon')}
            wanted={{ width: 80, height: 80 }}
            svg
            choice={favicon}
          />
          <PictureDrop
            label={say('shareImage')}
            invitation={say('dropShareImage')}
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
          {say('save')}
        </BusyButton>
      </Group>
    </form>
  )
}
