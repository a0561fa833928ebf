import { TextInput } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusal-words'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { publicAddress } from '../landing/public-address.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { LandingForm } from './use-landing-draft.ts'
import type { NameCheck } from './use-name-check.ts'

/** What the field reads and changes of a form. */
interface NameForm {
  draft: Pick<LandingForm['draft'], 'name'>
  errors: Pick<LandingForm['errors'], 'name'>
  change(changes: { name: string }): void
}

interface NameFieldProps {
  form: NameForm
  check: NameCheck
  /** When a landing is renamed: its current address, and what a new one means. */
  renamed?: { from: string; hint?: string }
}

/** A landing's name; while it is typed, the address it will have and whether that is free. */
export function NameField({ form, check, renamed }: NameFieldProps) {
  const t = useWords('designer')
  const { name } = form.draft
  const address = addressFor(name)
  const unfit = name !== '' && !address.ok ? refusalWords(address.refusal, storedLanguage()) : undefined
  const description = () => {
    if (!address.ok) return t('nameHint')
    const { label } = publicAddress(address.value)
    if (address.value === renamed?.from || !check.available) return t('address', { address: label })
    return `${t('addressFree', { address: label })} ${renamed?.hint ?? ''}`
  }
  return (
    <TextInput
      label={t('name')}
      description={<span role="status">{description()}</span>}
      value={name}
      onChange={(event) => form.change({ name: event.currentTarget.value })}
      error={form.errors.name ?? unfit ?? (check.refused && <span role="alert">{check.refused}</span>)}
      autoComplete="off"
      required
    />
  )
}
