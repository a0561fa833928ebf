import { MAX_RENTAL_DAYS, MAX_YEARS_AHEAD, rentalDays, yearsAfter } from '../rental-period.ts'
import type { BrokenRule } from '../rules/broken-rule.ts'
import { brokenRules } from '../rules/broken-rules.ts'
import type { RentalRequest } from '../rules/rental-request.ts'
import { addMinutes } from '../wall-clock.ts'

/** How far back the pickup of a reservation at the desk may lie without a reason: who stands there is served. */
const JUST_NOW_MINUTES = 60
/** How far back it may lie at all, and that of a rental whose vehicle is out already. */
const MAX_MINUTES_AGO = 24 * 60
const MAX_MINUTES_OUT = MAX_RENTAL_DAYS * 24 * 60

/** The rules that a change or a reservation at the desk breaks. */
export interface BrokenAtDesk {
  /** What the operator may override with a reason. */
  readonly rules: readonly BrokenRule[]
  /** A bound of the product, which holds for everybody; undefined where none is broken. */
  readonly limit: BrokenRule | undefined
}

/**
 * The rules that a new reservation of the operator's breaks. They are those of visitors, but the lead time, which protects the
 * operator from surprises, does not hold, and the pickup may be now or within the last hour; further back where the vehicle
 * is out already.
 *
 * Source: rules.md, "Reservations at the desk".
 */
export function brokenAtDesk(request: RentalRequest, isOut: boolean): BrokenAtDesk {
  const limit = limitAtDesk(request, isOut)
  if (limit) return { rules: [], limit }
  const { pickup } = request.period
  const isJustNow = pickup >= addMinutes(request.now, -JUST_NOW_MINUTES)
  const holds = ({ code }: BrokenRule) =>
    code !== 'pickup-too-soon' && !(code === 'pickup-in-past' && isJustNow)
  return { rules: brokenRules(request).filter(holds), limit: undefined }
}

/** The bound of the product that a new reservation of the operator's breaks; undefined where it breaks none. */
export const limitAtDesk = (
  request: Pick<RentalRequest, 'period' | 'now'>,
  isOut: boolean,
): BrokenRule | undefined =>
  brokenLimit(request) ?? brokenPickupLimit(request, isOut ? MAX_MINUTES_OUT : MAX_MINUTES_AGO)

/**
 * The rules that a change breaks. What the reservation broke before as well was accepted then; and where the pickup stays,
 * nothing is asked of its time.
 *
 * Source: rules.md, "Changes".
 */
export function brokenByChange(before: RentalRequest, after: RentalRequest): BrokenAtDesk {
  const isPickupSame = before.period.pickup === after.period.pickup
  const limit = brokenLimit(after) ?? (isPickupSame ? undefined : brokenPickupLimit(after, MAX_MINUTES_AGO))
  if (limit) return { rules: [], limit }
  const accepted = new Set(brokenRules(before).map((rule) => JSON.stringify(rule)))
  const isNew = (rule: BrokenRule) =>
    TIMING.has(rule.code) ? !isPickupSame : !accepted.has(JSON.stringify(rule))
  return { rules: brokenRules(after).filter(isNew), limit: undefined }
}

const TIMING: ReadonlySet<BrokenRule['code']> = new Set([
  'pickup-in-past',
  'pickup-too-soon',
  'pickup-too-far',
])

function brokenLimit({ period }: Pick<RentalRequest, 'period'>): BrokenRule | undefined {
  if (period.return <= period.pickup) return { code: 'return-before-pickup' }
  const isTooLong = rentalDays(period) > MAX_RENTAL_DAYS
  return isTooLong ? { code: 'period-too-long', maxDays: MAX_RENTAL_DAYS, by: 'landing' } : undefined
}

function brokenPickupLimit(
  { period, now }: Pick<RentalRequest, 'period' | 'now'>,
  minutesAgo: number,
): BrokenRule | undefined {
  if (period.pickup < addMinutes(now, -minutesAgo)) return { code: 'pickup-in-past' }
  const isTooFar = period.pickup > yearsAfter(now, MAX_YEARS_AHEAD)
  return isTooFar ? { code: 'pickup-too-far', horizonDays: null } : undefined
}
