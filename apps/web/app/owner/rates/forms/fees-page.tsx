import { MultiSelect, NativeSelect, SimpleGrid } from '@mantine/core'
import type { PlaceId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { FEE_CONDITIONS, type FeeRate } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField, CountField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { CHARGE_LIMITS, ChargeFields, ChargeLimits } from './charge-fields.tsx'
import { LEAST_AGE, MOST_AGE } from './driver-fields.tsx'
import { ItemList, type ItemProps } from './item-list.tsx'
import { MoreFields } from './more-fields.tsx'
import { OneWayFields } from './one-way-fields.tsx'
import { PartDayFields } from './part-day-fields.tsx'
import { TaxFields } from './tax-fields.tsx'

/** The tax, parts of days, the fees, and what a return at another place or out of hours costs. */
export const FeesPage = () => (
  <>
    <TaxFields />
    <PartDayFields />
    <ItemList name="fees" kind="fee" idOf={({ code }) => code} create={emptyFee}>
      {(props) => <FeeFields {...props} />}
    </ItemList>
    <OneWayFields />
    <OutOfHoursFields />
  </>
)

function FeeFields({ item: fee, at, onChange }: ItemProps<FeeRate>) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { places, errors } = useRates()
  const fieldsOf = useFields()
  const { field } = fieldsOf(at, fee, onChange)
  const ages =
    fee.ages &&
    fieldsOf(`${at}.ages`, fee.ages, (age) => onChange({ ages: { ...YOUNG, ...fee.ages, ...age } }))
  const choose = (when: FeeRate['when']) =>
    onChange(
      {
        when,
        places: when === 'place' ? fee.places : [],
        ages: when === 'driver_age' ? (fee.ages ?? YOUNG) : null,
      },
      `${at}.ages.`,
    )
  return (
    <>
      <LocalizedField {...field('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={labels('fields.when')}
          value={fee.when}
          onChange={(event) => choose(event.currentTarget.value as FeeRate['when'])}
          data={FEE_CONDITIONS.map((value) => ({ value, label: labels(`choices.when.${value}`) }))}
        />
        {fee.when === 'place' && (
          <MultiSelect
            label={labels('fields.places')}
            error={errors[`${at}.places`]}
            value={fee.places.map(String)}
            onChange={(chosen) => onChange({ places: chosen.map((id) => Number(id) as PlaceId) })}
            data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {ages && (
          <SimpleGrid cols={2} spacing={16}>
            <CountField {...ages.field('from', t('fee.ageFrom'))} least={LEAST_AGE} most={MOST_AGE} />
            <CountField {...ages.field('to', t('fee.ageTo'))} least={LEAST_AGE} most={MOST_AGE} />
          </SimpleGrid>
        )}
      </SimpleGrid>
      <ChargeFields at={at} charge={fee} onChange={onChange} />
      <MoreFields at={at} item={fee} empty={emptyFee('')} names={CHARGE_LIMITS}>
        <ChargeLimits at={at} charge={fee} onChange={onChange} />
      </MoreFields>
    </>
  )
}

/** The ages that a fee for young drivers begins with. */
const YOUNG = { from: 21, to: 24 }

const emptyFee = (code: string): FeeRate => ({
  code,
  name: { es: 'Cargo nuevo', en: 'New fee' },
  when: 'always',
  places: [],
  ages: null,
  per: 'rental',
  amount: minorUnits(0),
  percent: null,
  maxAmount: null,
  maxDays: null,
  taxable: true,
  vehicles: null,
})

/** The most that pickup and return cost out of hours together; each place says what it takes. */
function OutOfHoursFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  return (
    <FormSection title={t('outOfHours.title')} hint={t('outOfHours.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField
          at="outOfHours.maxAmount"
          label={labels('fields.maxAmount')}
          description={t('outOfHours.mostHint')}
          optional
          value={rates.outOfHours?.maxAmount ?? null}
          onRead={(maxAmount) =>
            edit((now) => ({ ...now, outOfHours: maxAmount === null ? null : { maxAmount } }))
          }
        />
      </SimpleGrid>
    </FormSection>
  )
}
