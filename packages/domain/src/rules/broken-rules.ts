import { isForbiddenPair } from '../rates/forbidden-pairs.ts'
import type { BrokenRule } from './broken-rule.ts'
import { brokenByDriver } from './driver-rules.ts'
import { brokenAtPickup, brokenAtReturn } from './handover-rules.ts'
import { brokenByLength } from './length-rules.ts'
import type { RentalRequest, RulePlace } from './rental-request.ts'

/**
 * All rules that a wished rental breaks, in the order of a refusal: the first is what it is refused for. Call, list,
 * pages, dates that are offered and the operator's tests all ask here. Whether the vehicle is free is another question.
 *
 * Source: rules.md, "When it may be rented".
 */
export function brokenRules(request: RentalRequest): readonly BrokenRule[] {
  const { period, pickupPlace, returnPlace } = request
  // Without a length, nothing can be said about it or about the return.
  if (period.return <= period.pickup) return [{ code: 'return-before-pickup' }]
  const atPickup = brokenAtPickup(request, pickupPlace, period.pickup)
  const isTiming = ({ code }: BrokenRule) => TIMING.has(code)
  return [
    ...atPickup.filter(isTiming),
    ...brokenByLength(request),
    ...atPickup.filter((rule) => !isTiming(rule)),
    ...brokenAtReturn(request, returnPlace, period.return),
    ...brokenByPlaces(request, returnPlace),
    ...brokenByDriver(request),
  ]
}

const TIMING: ReadonlySet<BrokenRule['code']> = new Set([
  'pickup-in-past',
  'pickup-too-soon',
  'pickup-too-far',
])

/** Whether a vehicle that is picked up there may be returned at that place. Source: rules.md, "Fees". */
export function brokenByPlaces(
  { rates, pickupPlace }: Pick<RentalRequest, 'rates' | 'pickupPlace'>,
  returnPlace: RulePlace | null,
): BrokenRule[] {
  if (!pickupPlace || !returnPlace || pickupPlace.id === returnPlace.id) return []
  const isForbidden = isForbiddenPair(rates.rates.oneWay.pairs, pickupPlace.id, returnPlace.id)
  return isForbidden ? [{ code: 'one-way-forbidden', from: pickupPlace.name, to: returnPlace.name }] : []
}
