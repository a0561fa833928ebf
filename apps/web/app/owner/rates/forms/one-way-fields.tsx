import { Button, NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import type { PlaceId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { IconPlus } from '@tabler/icons-react'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { ItemCard } from './item-card.tsx'
import { useGroup } from './use-group.ts'
import { useItems } from './use-list.ts'

/** What a return at another place costs: the general amount, and pairs of places with their own. */
export function OneWayFields() {
  const t = useWords('rates')
  const { places } = useRates()
  const { field } = useGroup('oneWay')
  const fieldsOf = useFields()
  const { items, add, change, remove } = useItems<Rates['oneWay']['pairs'][number]>({
    of: ({ oneWay }) => oneWay.pairs,
    put: (now, pairs) => ({ ...now, oneWay: { ...now.oneWay, pairs } }),
  })
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }))
  const nameOf = (id: PlaceId) => places.find((place) => place.id === id)?.name ?? ''
  const [first, second] = places
  return (
    <FormSection title={t('oneWay.title')} hint={t('oneWay.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField {...field('amount', t('oneWay.amount'))} />
      </SimpleGrid>
      <ul className="list told">
        {items.map((pair, index) => (
          <ItemCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no identity but its place.
            key={index}
            name={t('oneWay.pair', { from: nameOf(pair.from), to: nameOf(pair.to) })}
            onRemove={() => remove(index, 'oneWay.pairs')}
          >
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16}>
              <NativeSelect
                label={t('oneWay.from')}
                value={String(pair.from)}
                onChange={(event) => change(index, { from: Number(event.currentTarget.value) as PlaceId })}
                data={options}
              />
              <NativeSelect
                label={t('oneWay.to')}
                value={String(pair.to)}
                onChange={(event) => change(index, { to: Number(event.currentTarget.value) as PlaceId })}
                data={options}
              />
              {!pair.forbidden && (
                <AmountField
                  {...fieldsOf(`oneWay.pairs.${index}`, pair, (changes) => change(index, changes)).field(
                    'amount',
                  )}
                />
              )}
            </SimpleGrid>
            <Switch
              label={t('oneWay.forbidden')}
              checked={pair.forbidden}
              onChange={(event) =>
                change(
                  index,
                  {
                    forbidden: event.currentTarget.checked,
                    amount: event.currentTarget.checked ? null : minorUnits(0),
                  },
                  `oneWay.pairs.${index}.`,
                )
              }
            />
          </ItemCard>
        ))}
      </ul>
      {first && second ? (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => add({ from: first.id, to: second.id, amount: minorUnits(0), forbidden: false })}
        >
          {t('oneWay.add')}
        </Button>
      ) : (
        <p className="muted">{t('oneWay.noPlaces')}</p>
      )}
    </FormSection>
  )
}
