import { Group, Radio } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import type { LandingForm } from './use-landing-draft.ts'

/** The language of a landing's pages. */
export function LanguageField({ form, label }: { form: LandingForm; label: string }) {
  const t = useWords('designer')
  return (
    <Radio.Group
      label={label}
      description={t('languageHint')}
      descriptionProps={{ mt: 8 }}
      value={form.draft.language}
      onChange={(value) => form.change({ language: value === 'en' ? 'en' : 'es' })}
      error={form.errors.language}
      required
    >
      <Group mt={12} gap={24}>
        <Radio value="es" label={t('spanish')} size="md" />
        <Radio value="en" label={t('english')} size="md" />
      </Group>
    </Radio.Group>
  )
}
