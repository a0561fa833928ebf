import { Button, NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import { type CancellationFee, percent, type Rates } from '@nelly/domain/rates/rates'
import { IconPlus } from '@tabler/icons-react'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField, CountField, PercentField } from '../fields/number-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { CurrencyFields } from './currency-fields.tsx'
import { FuelFields } from './fuel-fields.tsx'
import { ItemCard } from './item-card.tsx'
import { MileageFields } from './mileage-fields.tsx'
import { PerVehicle } from './per-vehicle.tsx'
import { PrepaymentFields } from './prepayment-fields.tsx'
import { PriceListFields } from './price-list-fields.tsx'
import { useGroup } from './use-group.ts'
import { useItems, useList } from './use-list.ts'

/** What is around the price: currency, payment, deposit, cancellation, mileage, and what the return may cost. */
export function TermsPage() {
  return (
    <>
      <CurrencyFields />
      <PrepaymentFields />
      <DepositFields />
      <CancellationFields />
      <MileageFields />
      <FuelFields />
      <PriceListFields />
    </>
  )
}

const NOTHING: CancellationFee = { amount: null, percent: null, days: null }
const STARTS = {
  amount: { ...NOTHING, amount: minorUnits(0) },
  percent: { ...NOTHING, percent: percent(0) },
  days: { ...NOTHING, days: 1 },
}

/** What a cancelled reservation costs: early, in steps towards the pickup, and after it. */
function CancellationFields() {
  const t = useWords('rates')
  const { errors } = useRates()
  const { group, set } = useGroup('cancellation')
  const { earlier, within, afterPickup } = group
  const fieldsOf = useFields()
  const steps = useItems<Rates['cancellation']['within'][number]>({
    of: ({ cancellation }) => cancellation.within,
    put: (now, steps) => ({ ...now, cancellation: { ...now.cancellation, within: steps } }),
  })
  /** Twice as early as the earliest step. */
  const nextHours = () => Math.min(8760, Math.max(12, ...within.map(({ hours }) => hours)) * 2)
  return (
    <FormSection title={t('cancelling.title')} hint={t('cancelling.hint')}>
      <Fee
        at="cancellation.earlier"
        label={t('cancelling.earlier')}
        fee={earlier}
        onChange={(fee, settles) => set({ earlier: fee }, settles)}
      />
      <ul className="list told">
        {within.map((step, index) => (
          <ItemCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place.
            key={index}
            name={t('cancelling.within', { hours: step.hours })}
            onRemove={() => steps.remove(index, 'cancellation.within')}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
              <CountField
                {...fieldsOf(`cancellation.within.${index}`, step, (hours) =>
                  steps.change(index, hours),
                ).field('hours', t('cancelling.hours'))}
                least={1}
                most={8760}
              />
            </SimpleGrid>
            <Fee
              at={`cancellation.within.${index}`}
              label={t('cancelling.fee')}
              fee={step}
              onChange={(fee, settles) => steps.change(index, fee, settles)}
            />
          </ItemCard>
        ))}
      </ul>
      {errors['cancellation.within'] && <p className="error">{errors['cancellation.within']}</p>}
      {within.length < 10 && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => steps.add({ hours: nextHours(), ...STARTS.percent })}
        >
          {t('cancelling.add')}
        </Button>
      )}
      <Switch
        label={t('cancelling.all')}
        checked={afterPickup === 'all'}
        onChange={(event) =>
          set(
            { afterPickup: event.currentTarget.checked ? 'all' : STARTS.percent },
            'cancellation.afterPickup.',
          )
        }
      />
      {afterPickup !== 'all' && (
        <Fee
          at="cancellation.afterPickup"
          label={t('cancelling.after')}
          fee={afterPickup}
          onChange={(fee, settles) => set({ afterPickup: fee }, settles)}
        />
      )}
    </FormSection>
  )
}

interface FeeProps {
  at: string
  label: string
  fee: CancellationFee
  onChange: (fee: CancellationFee, settles?: string | readonly string[]) => void
}

/** A fee as an amount, a share of the total, or days at the rental's price. */
function Fee({ at, label, fee, onChange }: FeeProps) {
  const t = useWords('rates')
  const { field } = useFields()(at, fee, (changes) => onChange({ ...NOTHING, ...changes }))
  const kind = fee.amount !== null ? 'amount' : fee.days !== null ? 'days' : 'percent'
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      <NativeSelect
        label={label}
        value={kind}
        onChange={(event) => {
          const kind = event.currentTarget.value as keyof typeof STARTS
          onChange(STARTS[kind], [`${at}.amount`, `${at}.percent`, `${at}.days`])
        }}
        data={[
          { value: 'amount', label: t('cancelling.amount') },
          { value: 'percent', label: t('cancelling.percent') },
          { value: 'days', label: t('cancelling.days') },
        ]}
      />
      {kind === 'amount' && <AmountField {...field('amount')} />}
      {kind === 'percent' && <PercentField {...field('percent')} />}
      {kind === 'days' && <CountField {...field('days', t('cancelling.dayCount'))} most={365} />}
    </SimpleGrid>
  )
}

/** What is held at the pickup, for all vehicles or for one. */
function DepositFields() {
  const t = useWords('rates')
  return (
    <PerVehicle
      title={t('deposit.title')}
      hint={t('deposit.hint')}
      empty={t('deposit.none')}
      add={t('deposit.add')}
      at="deposit"
      list={useList('deposit')}
      entry={(vehicleId) => ({ vehicleId, amount: minorUnits(0) })}
      others={{ vehicleId: null, amount: minorUnits(0) }}
      columns={2}
    >
      {({ field }) => <AmountField {...field('amount')} />}
    </PerVehicle>
  )
}
