import { NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import { type Offer, percent } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { AmountField, CountField, PercentField } from '../fields/number-fields.tsx'
import { LocalizedField, TextField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { DatePair } from './date-pair.tsx'
import { ItemList, type ItemProps } from './item-list.tsx'
import { VehiclesField } from './vehicles-field.tsx'

/** The offers of a landing, of which the best one is given. */
export const OffersPage = () => (
  <ItemList name="offers" kind="offer" idOf={({ id }) => id} create={emptyOffer}>
    {(props) => <OfferFields {...props} />}
  </ItemList>
)

function OfferFields({ item: offer, at, onChange }: ItemProps<Offer>) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const fieldsOf = useFields()
  const { field, optional } = fieldsOf(at, offer, onChange)
  const lead = offer.leadDays ?? { min: null, max: null }
  const leadDays = fieldsOf(`${at}.leadDays`, lead, (changes) => {
    const next = { ...lead, ...changes }
    onChange({ leadDays: next.min === null && next.max === null ? null : next })
  })
  const chooseKind = (kind: Offer['kind']) =>
    onChange({ kind, code: kind === 'code' ? (offer.code ?? '') : null })
  const choosePercent = (isPercent: boolean) =>
    onChange(isPercent ? { percent: percent(10), amount: null } : { percent: null, amount: minorUnits(0) }, [
      `${at}.amount`,
      `${at}.percent`,
    ])
  return (
    <>
      <Switch
        label={labels('fields.isOn')}
        description={t('offer.isOnHint')}
        size="md"
        checked={offer.isOn}
        onChange={(event) => onChange({ isOn: event.currentTarget.checked })}
      />
      <LocalizedField {...field('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={labels('fields.kind')}
          value={offer.kind}
          onChange={(event) => chooseKind(event.currentTarget.value as Offer['kind'])}
          data={[
            { value: 'code', label: labels('choices.kind.code') },
            { value: 'early', label: labels('choices.kind.early') },
            { value: 'last_minute', label: labels('choices.kind.last_minute') },
          ]}
        />
        {offer.kind === 'code' && (
          <TextField
            at={`${at}.code`}
            label={labels('fields.code')}
            maxLength={40}
            value={offer.code ?? ''}
            onRead={(code) => onChange({ code: code.trim() })}
          />
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
        <NativeSelect
          label={t('offer.reduction')}
          value={offer.percent === null ? 'amount' : 'percent'}
          onChange={(event) => choosePercent(event.currentTarget.value === 'percent')}
          data={[
            { value: 'percent', label: t('offer.percent') },
            { value: 'amount', label: t('offer.amount') },
          ]}
        />
        {offer.percent === null ? (
          <AmountField {...field('amount')} />
        ) : (
          <PercentField {...field('percent')} />
        )}
        <AmountField {...optional('maxAmount')} />
      </SimpleGrid>
      <DatePair
        at={`${at}.booked`}
        label={labels('fields.booked')}
        value={offer.booked}
        onChange={(booked) => onChange({ booked })}
      />
      <DatePair
        at={`${at}.pickup`}
        label={labels('fields.pickup')}
        value={offer.pickup}
        onChange={(pickup) => onChange({ pickup })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={16}>
        <CountField {...leadDays.optional('min', t('offer.leadMin'))} most={730} />
        <CountField {...leadDays.optional('max', t('offer.leadMax'))} most={730} />
        <CountField {...optional('minDays', t('offer.minDays'))} least={1} most={365} />
        <CountField {...optional('uses')} least={1} most={1_000_000} />
      </SimpleGrid>
      <VehiclesField value={offer.vehicles} onChange={(vehicles) => onChange({ vehicles })} />
    </>
  )
}

const emptyOffer = (id: string): Offer => ({
  id,
  name: { es: 'Oferta nueva', en: 'New offer' },
  // Nobody gets it before its operator says so.
  isOn: false,
  kind: 'early',
  code: null,
  percent: percent(10),
  amount: null,
  maxAmount: null,
  booked: null,
  pickup: null,
  leadDays: null,
  minDays: null,
  vehicles: null,
  uses: null,
})
