import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { Refusal } from './refusals.ts'

/** What is different in the rental nearest to a refused one. */
export interface NearestTrip {
  readonly period: RentalPeriod
  readonly returnPlace: string
}

/** The refusals of a wish by rules. */
export const RULE_REFUSALS = [
  'return-before-pickup',
  'pickup-in-past',
  'pickup-too-soon',
  'pickup-too-far',
  'period-too-short',
  'period-too-long',
  'no-pickup-that-day',
  'no-return-that-day',
  'place-closed',
  'outside-opening-hours',
  'one-way-forbidden',
  'driver-too-young',
  'driver-too-old',
] as const satisfies readonly (Refusal & RuleRefusal)[]
