import { NativeSelect } from '@mantine/core'
import type { Currency } from '@nelly/domain/currency'
import { CURRENCIES, currency } from '@nelly/domain/currency'
import type { ReactNode } from 'react'
import { NumberField } from '../forms/number-field.tsx'
import { useWords } from '../words/use-words.ts'
import { decimalsOf, type TypedCash } from './typed-cash.ts'

interface CashFieldsProps {
  label: string
  typed: TypedCash
  onChange: (typed: TypedCash) => void
  /** What stands beneath the amount of a currency. */
  hintOf?: (currency: Currency) => ReactNode
  errorOf: (currency: Currency) => string | undefined
}

/** Cash that is counted, with a field for each currency; further ones can be added. */
export function CashFields({ label, typed, onChange, hintOf, errorOf }: CashFieldsProps) {
  const t = useWords('drawer')
  const codes = Object.keys(typed).map(currency)
  return (
    <fieldset className="list">
      <legend className="heading">{label}</legend>
      {codes.map((code) => (
        <NumberField
          key={code}
          unit={code}
          decimals={decimalsOf(code)}
          label={code}
          value={typed[code] ?? ''}
          description={hintOf?.(code)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errorOf(code)}
          onChange={(text) => onChange({ ...typed, [code]: text })}
        />
      ))}
      <NativeSelect
        label={t('otherCurrency')}
        value=""
        data={[
          { value: '', label: t('addCurrency') },
          ...CURRENCIES.filter((code) => !(code in typed)).map((code) => ({ value: code, label: code })),
        ]}
        onChange={({ currentTarget: { value } }) => value && onChange({ ...typed, [value]: '' })}
      />
    </fieldset>
  )
}
