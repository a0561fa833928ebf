import { SegmentedControl } from '@mantine/core'
import type { Language } from '@nelly/contract/wire'
import { FormSection } from '../ui/form-section.tsx'
import { useLanguageChoice } from '../words/use-language-choice.ts'
import { useWords } from '../words/use-words.ts'

/** The language of the owner's screens; it changes at once. Each is named in itself. */
export function LanguageChoice() {
  const say = useWords('settings')
  const [language, choose] = useLanguageChoice()
  return (
    <FormSection title={say('language')} hint={say('languageHint')}>
      <SegmentedControl
        size="md"
        maw={320}
        aria-label={say('languageLabel')}
        value={language}
        onChange={(value) => choose(value as Language)}
        data={[
          { value: 'es', label: 'Español' },
          { value: 'en', label: 'English' },
        ]}
      />
    </FormSection>
  )
}
