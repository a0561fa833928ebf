import { SimpleGrid } from '@mantine/core'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField, CountField } from '../fields/number-fields.tsx'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { useList } from './use-list.ts'
import { useVehicleName } from './use-vehicle-name.ts'
import { nextVehicle, VehicleSelect } from './vehicle-select.tsx'

/** The kilometres that a day includes, for all vehicles or for one. */
export function MileageFields() {
  const t = useWords('rates')
  const { vehicles } = useRates()
  const nameOf = useVehicleName()
  const { items, add, change, remove } = useList('mileage')
  return (
    <ListSection
      title={t('mileage.title')}
      hint={t('mileage.hint')}
      empty={t('mileage.none')}
      count={items.length}
      most={vehicles.length + 1}
      add={t('mileage.add')}
      onAdd={() => add({ vehicleId: nextVehicle(items, vehicles), kmPerDay: null, perExtraKm: null })}
    >
      {items.map((mileage, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicle is one of the fields, and changes.
          key={index}
          name={nameOf(mileage.vehicleId)}
          list={t('mileage.title')}
          onRemove={() => remove(index, 'mileage')}
        >
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
            <VehicleSelect
              at={`mileage.${index}`}
              value={mileage.vehicleId}
              onChange={(vehicleId) => change(index, { vehicleId })}
            />
            <CountField
              at={`mileage.${index}.kmPerDay`}
              label={t('mileage.perDay')}
              description={t('mileage.perDayHint')}
              most={10_000}
              optional
              value={mileage.kmPerDay}
              onRead={(kmPerDay) => change(index, { kmPerDay })}
            />
            <AmountField
              at={`mileage.${index}.perExtraKm`}
              label={t('mileage.perExtraKm')}
              optional
              value={mileage.perExtraKm}
              onRead={(perExtraKm) => change(index, { perExtraKm })}
            />
          </SimpleGrid>
        </ItemCard>
      ))}
    </ListSection>
  )
}
