import { NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import type { BasisPoints, ChargeBasis, ExtraRate, FeeRate } from '@nelly/domain/rates/rates'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { AmountField, CountField, PercentField } from '../fields/number-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { VehiclesField } from './vehicles-field.tsx'

type Charge = Pick<
  ExtraRate & FeeRate,
  'per' | 'amount' | 'percent' | 'maxAmount' | 'maxDays' | 'taxable' | 'vehicles'
>

interface ChargeFieldsProps {
  at: string
  charge: Charge
  /** `settles`: see `RatesContext`. */
  onChange: (changes: Partial<Charge>, settles?: string | readonly string[]) => void
}

/** How extras and fees are charged: by what, and the price. */
export function ChargeFields({
  at,
  charge,
  onChange,
  children,
}: ChargeFieldsProps & { children?: ReactNode }) {
  const labels = useWords('rateLabels')
  const { field } = useFields()(at, charge, onChange)
  const isPercent = charge.per === 'percent'
  const choose = (per: ChargeBasis) =>
    onChange(
      {
        per,
        amount: per === 'percent' ? null : (charge.amount ?? (minorUnits(0) as MinorUnits)),
        percent: per === 'percent' ? (charge.percent ?? (0 as BasisPoints)) : null,
        maxDays: per === 'day' ? charge.maxDays : null,
      },
      [
        ...(per === 'percent' || isPercent ? [`${at}.amount`, `${at}.percent`] : []),
        ...(per === 'day' ? [] : [`${at}.maxDays`]),
      ],
    )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16}>
      <NativeSelect
        label={labels('fields.per')}
        value={charge.per}
        onChange={(event) => choose(event.currentTarget.value as ChargeBasis)}
        data={[
          { value: 'day', label: labels('choices.per.day') },
          { value: 'rental', label: labels('choices.per.rental') },
          { value: 'percent', label: labels('choices.per.percent') },
        ]}
      />
      {isPercent ? <PercentField {...field('percent')} /> : <AmountField {...field('amount')} />}
      {children}
    </SimpleGrid>
  )
}

/** The fields of `ChargeLimits`. */
export const CHARGE_LIMITS = ['maxAmount', 'maxDays', 'vehicles', 'taxable'] as const

/** What extras and fees have in common besides: limits of the price, their vehicles and their tax. */
export function ChargeLimits({ at, charge, onChange }: ChargeFieldsProps) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { optional } = useFields()(at, charge, onChange)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField {...optional('maxAmount')} />
        {charge.per === 'day' && (
          <CountField {...optional('maxDays', t('charge.maxDays'))} least={1} most={365} />
        )}
      </SimpleGrid>
      <VehiclesField value={charge.vehicles} onChange={(vehicles) => onChange({ vehicles })} />
      <Switch
        label={labels('fields.taxable')}
        checked={charge.taxable}
        onChange={(event) => onChange({ taxable: event.currentTarget.checked })}
      />
    </>
  )
}
