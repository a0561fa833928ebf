import { isCurrency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { currencySign } from '@nelly/domain/money'
import { type NumberUnit, parseTypedNumber } from '@nelly/domain/typed-number'
import { useWords } from '../words/use-words.ts'

/**
 * The error of a typed number that is ambiguous. Checked before the API's own schema, which parses `1.500` as one and a
 * half; the schema reports missing and invalid numbers. `decimals` is how the landing writes them, where there is one.
 */
export function useNumberFault(
  decimals?: DecimalSign,
): (typed: number | string, unit: NumberUnit) => string | undefined {
  const t = useWords('numbers')
  return (typed, unit) => {
    // A number was stored and not typed.
    if (typeof typed === 'number') return undefined
    switch (parseTypedNumber(typed, unit, decimals).kind) {
      case 'ambiguous':
        return t('ambiguous', { typed: typed.trim() })
      case 'other-currency':
        return t('otherCurrency', { currency: isCurrency(unit) ? currencySign(unit) : unit })
      default:
        return undefined
    }
  }
}

/** The errors of a form's number fields, by their names. */
export function numberFaults<Field extends string>(
  draft: Readonly<Record<NoInfer<Field>, number | string>>,
  units: Readonly<Record<Field, NumberUnit>>,
  faultOf: ReturnType<typeof useNumberFault>,
): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {}
  for (const [field, unit] of Object.entries(units) as [Field, NumberUnit][]) {
    const fault = faultOf(draft[field], unit)
    if (fault) faults[field] = fault
  }
  return faults
}
