import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'

/** The kinds of rules of when and by whom a vehicle may be rented. */
export const RULE_KINDS = [
  'period',
  'lead_time',
  'horizon',
  'length',
  'weekday',
  'opening_hours',
  'one_way',
  'driver_age',
] as const

const KINDS: Readonly<Record<RuleRefusal, (typeof RULE_KINDS)[number]>> = {
  'return-before-pickup': 'period',
  'pickup-in-past': 'period',
  'pickup-too-soon': 'lead_time',
  'pickup-too-far': 'horizon',
  'period-too-short': 'length',
  'period-too-long': 'length',
  'no-pickup-that-day': 'weekday',
  'no-return-that-day': 'weekday',
  'place-closed': 'opening_hours',
  'outside-opening-hours': 'opening_hours',
  'one-way-forbidden': 'one_way',
  'driver-too-young': 'driver_age',
  'driver-too-old': 'driver_age',
}

/** The kind of rule behind a refusal. */
export const kindOfRule = (refusal: RuleRefusal): (typeof RULE_KINDS)[number] => KINDS[refusal]
