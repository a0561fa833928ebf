import { Button, NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import type { PlaceId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { IconPlus } from '@tabler/icons-react'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { ItemCard } from './item-card.tsx'

type OneWay = Rates['oneWay']

/** What a return at another place costs: the general amount, and pairs of places with their own. */
export function OneWayFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, places, edit } = useRates()
  const { oneWay } = rates
  const set = (changes: Partial<OneWay>, settles?: string | readonly string[]) =>
    edit((now) => ({ ...now, oneWay: { ...now.oneWay, ...changes } }), settles)
  const setPair = (
    index: number,
    changes: Partial<OneWay['pairs'][number]>,
    settles?: string | readonly string[],
  ) =>
    set({ pairs: oneWay.pairs.map((pair, at) => (at === index ? { ...pair, ...changes } : pair)) }, settles)
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }))
  const nameOf = (id: PlaceId) => places.find((place) => place.id === id)?.name ?? ''
  const [first, second] = places
  return (
    <FormSection title={t('oneWay.title')} hint={t('oneWay.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField
          at="oneWay.amount"
          label={t('oneWay.amount')}
          value={oneWay.amount}
          onRead={(amount) => amount !== null && set({ amount })}
        />
      </SimpleGrid>
      <ul className="list told">
        {oneWay.pairs.map((pair, index) => (
          <ItemCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no identity but its place.
            key={index}
            name={t('oneWay.pair', { from: nameOf(pair.from), to: nameOf(pair.to) })}
            onRemove={() => set({ pairs: oneWay.pairs.filter((_, at) => at !== index) }, 'oneWay.pairs.')}
          >
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16}>
              <NativeSelect
                label={t('oneWay.from')}
                value={String(pair.from)}
                onChange={(event) => setPair(index, { from: Number(event.currentTarget.value) as PlaceId })}
                data={options}
              />
              <NativeSelect
                label={t('oneWay.to')}
                value={String(pair.to)}
                onChange={(event) => setPair(index, { to: Number(event.currentTarget.value) as PlaceId })}
                data={options}
              />
              {!pair.forbidden && (
                <AmountField
                  at={`oneWay.pairs.${index}.amount`}
                  label={labels('fields.amount')}
                  value={pair.amount}
                  onRead={(amount) => setPair(index, { amount })}
                />
              )}
            </SimpleGrid>
            <Switch
              label={t('oneWay.forbidden')}
              checked={pair.forbidden}
              onChange={(event) =>
                setPair(
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
          onClick={() =>
            set({
              pairs: [
                ...oneWay.pairs,
                { from: first.id, to: second.id, amount: minorUnits(0), forbidden: false },
              ],
            })
          }
        >
          {t('oneWay.add')}
        </Button>
      ) : (
        <p className="muted">{t('oneWay.noPlaces')}</p>
      )}
    </FormSection>
  )
}
