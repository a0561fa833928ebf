import { SimpleGrid } from '@mantine/core'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { CountField, PercentField } from '../fields/number-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { useItems } from './use-list.ts'

type PartDay = Rates['days']['partDays'][number]

/** The most entries, and the longest rest that is less than a day. */
const MOST_ENTRIES = 10
const MOST_HOURS = 23

/** What a rest that is shorter than a day costs. Source: rules.md, "Days of a rental". */
export function PartDayFields() {
  const t = useWords('rates')
  const fieldsOf = useFields()
  const { items, add, change, remove } = useItems<PartDay>({
    of: ({ days }) => days.partDays,
    put: (rates, partDays) => ({ ...rates, days: { ...rates.days, partDays } }),
  })
  return (
    <ListSection
      title={t('partDays.title')}
      hint={t('partDays.hint')}
      empty={t('partDays.none')}
      count={items.length}
      most={items.at(-1)?.upToHours === MOST_HOURS ? items.length : MOST_ENTRIES}
      add={t('partDays.add')}
      onAdd={() => add(nextEntry(items))}
    >
      {items.map((part, index) => {
        const { field } = fieldsOf(`days.partDays.${index}`, part, (changes) => change(index, changes))
        return (
          <ItemCard
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place.
            key={index}
            name={t('partDays.entry', { hours: part.upToHours, percent: part.percent / 100 })}
            onRemove={() => remove(index, 'days.partDays')}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
              <CountField {...field('upToHours', t('partDays.hours'))} least={1} most={MOST_HOURS} />
              <PercentField {...field('percent', t('partDays.percent'))} />
            </SimpleGrid>
          </ItemCard>
        )
      })}
    </ListSection>
  )
}

/** An entry that is longer than those that are there. */
function nextEntry(items: readonly PartDay[]): PartDay {
  const last = items.at(-1)
  if (!last) return { upToHours: 3, percent: percent(33) }
  return { upToHours: Math.min(MOST_HOURS, last.upToHours + 3), percent: last.percent }
}
