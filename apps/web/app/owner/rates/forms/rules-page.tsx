import type { Rates } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { DurationField } from '../fields/duration-field.tsx'
import { CountField } from '../fields/number-fields.tsx'
import { DriverFields } from './driver-fields.tsx'
import { PerVehicle } from './per-vehicle.tsx'
import { MOST_DAYS, MOST_TURNAROUND_MINUTES, RuleFields } from './rule-fields.tsx'
import { useItems } from './use-list.ts'

/** When and by whom a vehicle may be rented; what seasons and places say of it is on their own pages. */
export function RulesPage() {
  return (
    <>
      <RuleFields />
      <VehicleRuleFields />
      <DriverFields />
    </>
  )
}

/** The rules of single vehicles, beside those for all. */
function VehicleRuleFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const list = useItems<Rates['rules']['vehicles'][number]>({
    of: ({ rules }) => rules.vehicles,
    put: (rates, vehicles) => ({ ...rates, rules: { ...rates.rules, vehicles } }),
  })
  return (
    <PerVehicle
      title={labels('vehicles.rules')}
      hint={t('rules.vehiclesHint')}
      empty={t('rules.noVehicles')}
      add={t('rules.addVehicle')}
      at="rules.vehicles"
      list={list}
      entry={(vehicleId) => ({ vehicleId, minDays: null, turnaroundMinutes: null })}
      columns={3}
    >
      {({ optional }) => (
        <>
          <CountField {...optional('minDays')} least={1} most={MOST_DAYS} />
          <DurationField {...optional('turnaroundMinutes')} most={MOST_TURNAROUND_MINUTES} />
        </>
      )}
    </PerVehicle>
  )
}
