import { DriverFields } from './driver-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { VehicleRuleFields } from './vehicle-rule-fields.tsx'

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
