import { TextInput } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusal-words'
import { addressFor } from '@nelly/domain/landing-name'
import { publicAddress } from '../landings/public-address.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { LandingForm } from './use-landing-draft.ts'

/** A landing's name, and the address it will have while it is typed. */
export function NameField({ form, hint }: { form: LandingForm; hint?: string }) {
  const say = useWords('designer')
  const { name } = form.draft
  const address = addressFor(name)
  const refused = name !== '' && !address.ok ? refusalWords(address.refusal, storedLanguage()) : undefined
  return (
    <TextInput
      label={say('name')}
      description={
        address.ok
          ? say('address', { address: publicAddress(address.value).label })
          : (hint ?? say('nameHint'))
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={name}
      onChange={(event) => form.change({ name: event.currentTarget.value })}
      error={form.told.name ?? refused}
      autoComplete="off"
      required
    />
  )
}
