import type { LocalizedText } from '../localized-text.ts'
import { addDays, dateOf } from '../wall-clock.ts'
import { isTyped, type OfferObstacle, offerObstacle } from './offer-line.ts'
import type { Quote } from './quote.ts'
import type { QuoteRequest } from './quote-rental.ts'
import type { FeeRate } from './rates.ts'
import { dayNumber, holds } from './season-of-day.ts'

/** Something of the rates that is not part of a price, and why. */
export interface NotApplied {
  readonly list: 'season' | 'fee' | 'offer'
  readonly name: LocalizedText
  readonly why:
    | OfferObstacle
    /** A season: none of the days is in it, or others before it win them. */
    | 'no_day'
    | 'outranked'
    /** A fee: its condition is not met. */
    | Exclude<FeeRate['when'], 'always'>
    /** An offer: its code was not typed, or another one reduces as much or more. */
    | 'code'
    | 'better_offer'
}

/** The seasons, fees and offers that are not part of a price, in the operator's order, each with its reason. */
export function notApplied(request: QuoteRequest, quote: Quote): NotApplied[] {
  return [
    ...seasonsNotApplied(request, quote),
    ...feesNotApplied(request, quote),
    ...offersNotApplied(request, quote),
  ]
}

function seasonsNotApplied({ rates, wish }: QuoteRequest, { lines, days }: Quote): NotApplied[] {
  const used = new Set(lines.flatMap(({ reason }) => (reason.kind === 'season' ? reason.season : [])))
  const first = dateOf(wish.period.pickup)
  const count = rates.rates.days.seasonBy === 'pickup' ? 1 : days
  const dates = Array.from({ length: count }, (_, n) => dayNumber(addDays(first, n)))
  return rates.rates.seasons
    .filter(({ id }) => !used.has(id))
    .map((season) => ({
      list: 'season',
      name: season.name,
      why: dates.some((day) => holds(season, day)) ? 'outranked' : 'no_day',
    }))
}

function feesNotApplied({ rates, vehicle }: QuoteRequest, { lines }: Quote): NotApplied[] {
  const charged = new Set(lines.filter(({ kind }) => kind === 'fee').map(({ code }) => code))
  return rates.rates.fees
    .filter(({ code }) => !charged.has(code))
    .map(({ name, when, vehicles }) => ({
      list: 'fee',
      name,
      why: when === 'always' || (vehicles && !vehicles.includes(vehicle.id)) ? 'vehicle' : when,
    }))
}

function offersNotApplied(request: QuoteRequest, { lines, days }: Quote): NotApplied[] {
  const { rates, vehicle, wish, now, isUsable } = request
  const given = lines.find(({ kind }) => kind === 'offer')?.code
  return rates.rates.offers
    .filter(({ id }) => id !== given)
    .map((offer) => {
      const conditions = { vehicle: vehicle.id, pickup: wish.period.pickup, now, days, isUsable }
      const isUnknown = offer.isOn && offer.kind === 'code' && !isTyped(offer, wish.discountCode ?? '')
      const why = isUnknown ? 'code' : (offerObstacle(offer, conditions) ?? 'better_offer')
      return { list: 'offer', name: offer.name, why }
    })
}
