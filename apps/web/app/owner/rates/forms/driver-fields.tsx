import { SimpleGrid, Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { CountField } from '../fields/number-fields.tsx'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { useItems } from './use-list.ts'
import { useVehicleName } from './use-vehicle-name.ts'
import { VehicleSelect, vehicleWithout } from './vehicle-select.tsx'

export const LEAST_AGE = 16
export const MOST_AGE = 99
const MOST_LICENSE_YEARS = 50
/** The least age of a vehicle that is to have one of its own. */
const USUAL_LEAST_AGE = 25

/** What drivers are asked for, and who may drive. */
export function DriverFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  const { drivers } = rates
  const set = (changes: Partial<Rates['drivers']>) =>
    edit((now) => ({ ...now, drivers: { ...now.drivers, ...changes } }))
  return (
    <>
      <FormSection title={t('drivers.title')} hint={t('drivers.hint')}>
        <Switch
          label={labels('fields.askAge')}
          description={t('drivers.askAgeHint')}
          checked={drivers.askAge}
          onChange={(event) => set({ askAge: event.currentTarget.checked })}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
          <CountField
            at="drivers.minAge"
            label={labels('fields.minAge')}
            least={LEAST_AGE}
            most={MOST_AGE}
            optional
            value={drivers.minAge}
            onRead={(minAge) => set({ minAge })}
          />
          <CountField
            at="drivers.maxAge"
            label={labels('fields.maxAge')}
            least={LEAST_AGE}
            most={MOST_AGE}
            optional
            value={drivers.maxAge}
            onRead={(maxAge) => set({ maxAge })}
          />
          <CountField
            at="drivers.licenseYears"
            label={labels('fields.licenseYears')}
            most={MOST_LICENSE_YEARS}
            optional
            value={drivers.licenseYears}
            onRead={(licenseYears) => set({ licenseYears })}
          />
        </SimpleGrid>
      </FormSection>
      <VehicleAgeFields />
    </>
  )
}

/** The vehicles that want older drivers. */
function VehicleAgeFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, vehicles } = useRates()
  const nameOf = useVehicleName()
  const { items, add, change, remove } = useItems<Rates['drivers']['vehicles'][number]>({
    of: ({ drivers }) => drivers.vehicles,
    put: (now, ofVehicles) => ({ ...now, drivers: { ...now.drivers, vehicles: ofVehicles } }),
  })
  const next = vehicleWithout(items, vehicles)
  const minAge = Math.max(USUAL_LEAST_AGE, rates.drivers.minAge ?? LEAST_AGE)
  return (
    <ListSection
      title={labels('vehicles.drivers')}
      hint={t('drivers.vehiclesHint')}
      empty={t('drivers.noVehicles')}
      count={items.length}
      most={vehicles.length}
      add={t('drivers.addVehicle')}
      onAdd={() => next !== undefined && add({ vehicleId: next, minAge })}
    >
      {items.map((one, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicle is one of the fields, and changes.
          key={index}
          name={nameOf(one.vehicleId)}
          list={labels('vehicles.drivers')}
          onRemove={() => remove(index, 'drivers.vehicles')}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
            <VehicleSelect
              at={`drivers.vehicles.${index}`}
              isForOne
              value={one.vehicleId}
              onChange={(vehicleId) => vehicleId !== null && change(index, { vehicleId })}
            />
            <CountField
              at={`drivers.vehicles.${index}.minAge`}
              label={labels('fields.minAge')}
              least={LEAST_AGE}
              most={MOST_AGE}
              value={one.minAge}
              onRead={(age) => age !== null && change(index, { minAge: age })}
            />
          </SimpleGrid>
        </ItemCard>
      ))}
    </ListSection>
  )
}
