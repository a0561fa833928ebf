import type { SearchField } from '@nelly/contract/visitor-forms'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'

/** A rule about the trip, which its form can answer; ages are asked elsewhere. */
type TripRule = Exclude<BrokenRule, { code: 'driver-too-young' | 'driver-too-old' }>

/** Whether a rule is about the trip. */
export const isOfTrip = (rule: BrokenRule): rule is TripRule =>
  rule.code !== 'driver-too-young' && rule.code !== 'driver-too-old'

/** The field of the search that has to change for a rule. */
export function fieldOfRule(rule: TripRule): SearchField {
  switch (rule.code) {
    case 'place-closed':
      return rule.at === 'pickup' ? 'pickupDate' : 'returnDate'
    case 'outside-opening-hours':
      return rule.at === 'pickup' ? 'pickupTime' : 'returnTime'
    case 'one-way-forbidden':
      return 'returnPlace'
    case 'return-before-pickup':
    case 'period-too-short':
    case 'period-too-long':
    case 'no-return-that-day':
      return 'returnDate'
    default:
      return 'pickupDate'
  }
}
