import type { VehicleId } from '../ids.ts'
import { type MinorUnits, minorUnits } from '../money.ts'
import type { Days } from '../rental-period.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type CalendarDate, dateOf, minutesBetween, type WallClock } from '../wall-clock.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import { type Offer, shareOf } from './rates.ts'

/** What decides which offers hold, and what they reduce. */
export interface OfferWish {
  readonly rental: MinorUnits
  readonly vehicle: VehicleId
  readonly pickup: WallClock
  readonly now: WallClock
  readonly days: Days
  /** As it was typed; null or blank for none. */
  readonly code: string | null
  /** Whether the offer's uses are not spent. Called for offers that hold otherwise. */
  readonly isUsable: (offer: Offer) => boolean
}

/** The reduction, if there is one, and what became of the typed code. */
export interface AppliedOffer {
  readonly line: QuoteLine | null
  readonly discountCode: Quote['discountCode']
}

/**
 * The best offer in money among those that hold. Of equal ones an automatic one is given before a typed code, which
 * keeps its use, and the earlier in the list before the later.
 *
 * Source: rules.md, "Offers". A code that is wrong, expired, used up or not for this rental is refused alike.
 */
export function offerLine(
  offers: readonly Offer[],
  wish: OfferWish,
): Result<AppliedOffer, 'discount-code-invalid'> {
  const code = comparable(wish.code ?? '')
  const typed = code === '' ? [] : offers.filter((offer) => isTyped(offer, code) && applies(offer, wish))
  if (code !== '' && typed.length === 0) return refuse('discount-code-invalid')
  const automatic = offers.filter(({ kind }) => kind !== 'code').filter((offer) => applies(offer, wish))
  const best = bestOf([...automatic, ...typed], wish.rental)
  const line = best && best.amount > 0 ? lineOf(best) : null
  if (code === '') return ok({ line, discountCode: null })
  return ok({ line, discountCode: best?.offer.kind === 'code' ? 'applied' : 'outdone' })
}

const comparable = (code: string): string => code.trim().toUpperCase()

/** Whether a typed code is that of an offer. */
export const isTyped = (offer: Offer, code: string): boolean =>
  offer.kind === 'code' && offer.code !== null && comparable(offer.code) === comparable(code)

const applies = (offer: Offer, wish: OfferWish): boolean => offerObstacle(offer, wish) === null

/** Which condition of an offer a rental does not meet, apart from its code. */
export type OfferObstacle = 'off' | 'booked' | 'pickup' | 'lead_days' | 'min_days' | 'vehicle' | 'uses'

/** The first condition that a rental does not meet; null where all of them are met. Source: rules.md, "Offers". */
export function offerObstacle(
  offer: Offer,
  {
    vehicle,
    pickup,
    now,
    days,
    isUsable,
  }: Pick<OfferWish, 'vehicle' | 'pickup' | 'now' | 'days' | 'isUsable'>,
): OfferObstacle | null {
  if (!offer.isOn) return 'off'
  if (!isIn(offer.booked, now)) return 'booked'
  if (!isIn(offer.pickup, pickup)) return 'pickup'
  if (!isLead(offer.leadDays, Math.floor(minutesBetween(now, pickup) / (24 * 60)))) return 'lead_days'
  if (days < (offer.minDays ?? 1)) return 'min_days'
  if (offer.vehicles !== null && !offer.vehicles.includes(vehicle)) return 'vehicle'
  return isUsable(offer) ? null : 'uses'
}

const isIn = (range: { from: CalendarDate; to: CalendarDate } | null, at: WallClock): boolean =>
  range === null || (range.from <= dateOf(at) && dateOf(at) <= range.to)

const isLead = (lead: Offer['leadDays'], days: number): boolean =>
  days >= (lead?.min ?? 0) && days <= (lead?.max ?? Number.POSITIVE_INFINITY)

interface Reduction {
  offer: Offer
  amount: number
  limited: boolean
}

const bestOf = (offers: readonly Offer[], rental: MinorUnits): Reduction | undefined =>
  offers
    .map((offer) => reductionOf(offer, rental))
    .reduce<Reduction | undefined>(
      (best, each) => (best && best.amount >= each.amount ? best : each),
      undefined,
    )

function reductionOf(offer: Offer, rental: MinorUnits): Reduction {
  const full = offer.percent === null ? (offer.amount ?? 0) : shareOf(rental, offer.percent)
  const amount = Math.min(full, offer.maxAmount ?? full, rental)
  return { offer, amount, limited: amount < full }
}

const lineOf = ({ offer, amount, limited }: Reduction): QuoteLine =>
  quoteLine({
    code: offer.id,
    kind: 'offer',
    name: offer.name,
    amount: minorUnits(-amount),
    reason: { kind: 'offer', percent: offer.percent, limited },
  })
