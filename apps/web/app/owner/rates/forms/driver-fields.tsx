import { SimpleGrid, Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { CountField } from '../fields/number-fields.tsx'
import { PerVehicle } from './per-vehicle.tsx'
import { useGroup } from './use-group.ts'
import { useItems } from './use-list.ts'

export const LEAST_AGE = 16
export const MOST_AGE = 99
const MOST_LICENSE_YEARS = 50
/** The least age of a vehicle that is to have one of its own. */
const USUAL_LEAST_AGE = 25

/** What drivers are asked for, and who may drive. */
export function DriverFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { group: drivers, set, optional } = useGroup('drivers')
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
          <CountField {...optional('minAge')} least={LEAST_AGE} most={MOST_AGE} />
          <CountField {...optional('maxAge')} least={LEAST_AGE} most={MOST_AGE} />
          <CountField {...optional('licenseYears')} most={MOST_LICENSE_YEARS} />
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
  const { rates } = useRates()
  const list = useItems<Rates['drivers']['vehicles'][number]>({
    of: ({ drivers }) => drivers.vehicles,
    put: (now, vehicles) => ({ ...now, drivers: { ...now.drivers, vehicles } }),
  })
  const minAge = Math.max(USUAL_LEAST_AGE, rates.drivers.minAge ?? LEAST_AGE)
  return (
    <PerVehicle
      title={labels('vehicles.drivers')}
      hint={t('drivers.vehiclesHint')}
      empty={t('drivers.noVehicles')}
      add={t('drivers.addVehicle')}
      at="drivers.vehicles"
      list={list}
      entry={(vehicleId) => ({ vehicleId, minAge })}
      columns={2}
    >
      {({ field }) => <CountField {...field('minAge')} least={LEAST_AGE} most={MOST_AGE} />}
    </PerVehicle>
  )
}
