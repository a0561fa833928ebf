import { TextInput } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { addressFor } from '@nelly/domain/landings/landing-name'
import type { ReactNode } from 'react'
import { publicAddress } from '../landing/public-address.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { NameCheck } from './use-name-check.ts'

interface NameFieldProps {
  value: string
  error?: ReactNode
  onChange: (name: string) => void
  check: NameCheck
  /** When a landing is renamed: its current address, and what a new one means. */
  renamed?: { from: string; hint?: string }
}

/** A landing's name; while it is typed, the address it will have and whether that is free. */
export function NameField({ value, error, onChange, check, renamed, ...input }: NameFieldProps) {
  const t = useWords('designer')
  const address = addressFor(value)
  const unfit = value !== '' && !address.ok ? refusalWords(address.refusal, storedLanguage()) : undefined
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
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ?? unfit ?? (check.refused && <span role="alert">{check.refused}</span>)}
      autoComplete="off"
      required
    />
  )
}
