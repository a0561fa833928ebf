import { ColorInput } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { parseColour } from '@nelly/domain/landings/colours'
import type { ReactNode } from 'react'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

interface ColourFieldProps {
  label: string
  hint: string
  value: string
  error: ReactNode
  onChange: (value: string) => void
}

const SWATCHES = [
  '#0b6e75',
  '#1d4ed8',
  '#6d28d9',
  '#be185d',
  '#c2410c',
  '#b45309',
  '#15803d',
  '#111827',
  '#f59e0b',
  '#38bdf8',
]

/** One colour, picked or typed as `#rrggbb`. */
export function ColourField({ label, hint, value, error, onChange }: ColourFieldProps) {
  const t = useWords('designer')
  const wrong =
    value !== '' && !parseColour(value).ok ? refusalWords('colour-invalid', storedLanguage()) : undefined
  return (
    <ColorInput
      label={label}
      description={hint}
      placeholder="#0b6e75"
      value={value}
      onChange={onChange}
      fixOnBlur={false}
      swatches={SWATCHES}
      swatchesPerRow={5}
      eyeDropperButtonProps={{ 'aria-label': `${t('pickColour')}: ${label}` }}
      error={error ?? wrong}
      required
    />
  )
}
