import { SimpleGrid } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { DurationField } from '../fields/duration-field.tsx'
import { CountField } from '../fields/number-fields.tsx'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { MOST_DAYS, MOST_TURNAROUND_MINUTES } from './rule-fields.tsx'
import { useItems } from './use-list.ts'
import { useVehicleName } from './use-vehicle-name.ts'
import { VehicleSelect, vehicleWithout } from './vehicle-select.tsx'

/** The rules of single vehicles, beside those for all. */
export function VehicleRuleFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { vehicles } = useRates()
  const nameOf = useVehicleName()
  const { items, add, change, remove } = useItems<Rates['rules']['vehicles'][number]>({
    of: ({ rules }) => rules.vehicles,
    put: (rates, ofVehicles) => ({ ...rates, rules: { ...rates.rules, vehicles: ofVehicles } }),
  })
  const next = vehicleWithout(items, vehicles)
  return (
    <ListSection
      title={labels('vehicles.rules')}
      hint={t('rules.vehiclesHint')}
      empty={t('rules.noVehicles')}
      count={items.length}
      most={vehicles.length}
      add={t('rules.addVehicle')}
      onAdd={() => next !== undefined && add({ vehicleId: next, minDays: null, turnaroundMinutes: null })}
    >
      {items.map((rule, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicle is one of the fields, and changes.
          key={index}
          name={nameOf(rule.vehicleId)}
          list={labels('vehicles.rules')}
          onRemove={() => remove(index, 'rules.vehicles')}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16}>
            <VehicleSelect
              at={`rules.vehicles.${index}`}
              isForOne
              value={rule.vehicleId}
              onChange={(vehicleId) => vehicleId !== null && change(index, { vehicleId })}
            />
            <CountField
              at={`rules.vehicles.${index}.minDays`}
              label={labels('fields.minDays')}
              least={1}
              most={MOST_DAYS}
              optional
              value={rule.minDays}
              onRead={(minDays) => change(index, { minDays })}
            />
            <DurationField
              at={`rules.vehicles.${index}.turnaroundMinutes`}
              label={labels('fields.turnaroundMinutes')}
              most={MOST_TURNAROUND_MINUTES}
              optional
              value={rule.turnaroundMinutes}
              onRead={(turnaroundMinutes) => change(index, { turnaroundMinutes })}
            />
          </SimpleGrid>
        </ItemCard>
      ))}
    </ListSection>
  )
}
