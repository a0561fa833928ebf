import { MAX_AMOUNT } from '@nelly/contract/rates/fields'
import { decimalDigits, isPayable, type MinorUnits, toMinorUnits } from '@nelly/domain/money'
import { type BasisPoints, percent } from '@nelly/domain/rates/rates'
import { unambiguousNumber } from '@nelly/domain/typed-number'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** An amount in the landing's currency. */
export function AmountField(props: TypedFieldProps<MinorUnits>) {
  const t = useWords('rates')
  const { currency } = useRates().rates
  return (
    <TypedField
      {...props}
      unit={currency}
      shown={(minor) => unambiguousNumber(decimalDigits({ minor, currency }))}
      toValue={(plain) =>
        plain >= 0 && plain <= MAX_AMOUNT && isPayable(plain, currency)
          ? toMinorUnits(plain, currency)
          : undefined
      }
      fault={t('field.amount')}
    />
  )
}

interface PercentFieldProps extends TypedFieldProps<BasisPoints> {
  least?: number
  most?: number
}

/** A share in percent. */
export function PercentField({ least = 0, most = 100, ...props }: PercentFieldProps) {
  const t = useWords('rates')
  return (
    <TypedField
      {...props}
      unit="percent"
      shown={(value) => String(value / 100)}
      toValue={(plain) => (plain >= least && plain <= most ? percent(plain) : undefined)}
      fault={t('field.between', { least, most })}
    />
  )
}

interface CountFieldProps extends TypedFieldProps<number> {
  least?: number
  most: number
}

/** A whole number, such as of days. */
export function CountField({ least = 0, most, ...props }: CountFieldProps) {
  const t = useWords('rates')
  return (
    <TypedField
      inputMode="numeric"
      {...props}
      unit="count"
      shown={String}
      toValue={(plain) => (Number.isInteger(plain) && plain >= least && plain <= most ? plain : undefined)}
      fault={t('field.between', { least, most })}
    />
  )
}
