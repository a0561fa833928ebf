import { NativeSelect, SimpleGrid } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { AmountField, CountField } from '../fields/number-fields.tsx'
import { LocalizedField, TextField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { CHARGE_LIMITS, ChargeFields, ChargeLimits } from './charge-fields.tsx'
import { ItemList, type ItemProps } from './item-list.tsx'
import { MoreFields } from './more-fields.tsx'

/** The extras of a landing. */
export const ExtrasPage = () => (
  <ItemList name="extras" kind="extra" idOf={({ code }) => code} create={emptyExtra}>
    {(props) => <ExtraFields {...props} />}
  </ItemList>
)

function ExtraFields({ item: extra, at, onChange }: ItemProps<ExtraRate>) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { field, optional } = useFields()(at, extra, onChange)
  return (
    <>
      <LocalizedField {...field('name')} />
      <ChargeFields at={at} charge={extra} onChange={onChange}>
        <CountField {...field('maxQuantity')} least={1} most={99} />
      </ChargeFields>
      <MoreFields at={at} item={extra} empty={emptyExtra('')} names={FOLDED}>
        <LocalizedField {...field('description')} maxLength={255} isLong />
        <ChargeLimits at={at} charge={extra} onChange={onChange} />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16}>
          <NativeSelect
            label={labels('fields.offer')}
            value={extra.offer}
            onChange={(event) => onChange({ offer: event.currentTarget.value as ExtraRate['offer'] })}
            data={[
              { value: 'optional', label: labels('choices.offer.optional') },
              { value: 'included', label: labels('choices.offer.included') },
              { value: 'mandatory', label: labels('choices.offer.mandatory') },
            ]}
          />
          <CountField {...optional('stock')} description={t('extra.stockHint')} most={9999} />
          <TextField
            at={`${at}.group`}
            label={labels('fields.group')}
            description={t('extra.groupHint')}
            maxLength={60}
            value={extra.group ?? ''}
            onRead={(group) => onChange({ group: group.trim() || null })}
          />
          <AmountField {...optional('deposit', t('extra.deposit'))} description={t('extra.depositHint')} />
          <AmountField
            at={`${at}.excess`}
            label={labels('fields.excess')}
            description={t('extra.excessHint')}
            optional
            value={extra.excess ?? null}
            onRead={(excess) => onChange({ excess })}
          />
          {extra.per === 'day' && (
            <NativeSelect
              label={labels('fields.countDays')}
              value={extra.countDays}
              onChange={(event) =>
                onChange({ countDays: event.currentTarget.value as ExtraRate['countDays'] })
              }
              data={[
                { value: 'grace', label: labels('choices.countDays.grace') },
                { value: 'clock', label: labels('choices.countDays.clock') },
              ]}
            />
          )}
        </SimpleGrid>
      </MoreFields>
    </>
  )
}

/** The fields that a new extra does not ask for. */
const FOLDED = [
  'description',
  ...CHARGE_LIMITS,
  'offer',
  'stock',
  'group',
  'deposit',
  'excess',
  'countDays',
] as const

const emptyExtra = (code: string): ExtraRate => ({
  code,
  name: { es: 'Extra nuevo', en: 'New extra' },
  description: { es: '', en: '' },
  per: 'day',
  amount: minorUnits(0),
  percent: null,
  maxAmount: null,
  maxDays: null,
  maxQuantity: 1,
  stock: null,
  offer: 'optional',
  group: null,
  countDays: 'grace',
  taxable: true,
  vehicles: null,
  deposit: null,
})
