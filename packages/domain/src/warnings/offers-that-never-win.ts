import { byPricePerDay, type PricedVehicle } from '../priced-vehicle.ts'
import { type OfferObstacle, offerLine, offerObstacle } from '../rates/offer-line.ts'
import { sumOf } from '../rates/quote-line.ts'
import type { Offer } from '../rates/rates.ts'
import { rentalLength } from '../rates/rental-length.ts'
import { rentalLines } from '../rates/rental-lines.ts'
import { days as rentalDays } from '../rental-period.ts'
import { addDays, addMinutes, dateOf, type WallClock } from '../wall-clock.ts'
import { DAYS_AHEAD, firstDay, pickupOn } from './days-ahead.ts'
import type { CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, type WitnessedBooking, witness } from './witness.ts'

const MINUTES_A_DAY = 24 * 60

/** A booking on which an offer may hold. */
type Candidate = WitnessedBooking & { readonly bookedAt: WallClock }

/**
 * Offers that no booking to come gets: another one always saves as much, or no booking meets their conditions. Bookings
 * are tried at each bound of every offer's conditions, with the cheapest and the dearest vehicle. What is over is left
 * out. Mended by removing the offer, which changes no price.
 *
 * Source: rules.md, "Warnings".
 */
export function offersThatNeverWin(checked: CheckedRates): RatesWarning[] {
  const { compiled, now } = checked
  const { offers } = compiled.rates
  return offers
    .filter((offer) => offer.isOn && !isOver(offer, now))
    .flatMap((offer) => {
      const all = candidatesFor(checked, offer)
      const held = all.filter((one) => obstacleOf(offer, one) === null)
      if (held.some((one) => isGiven(checked, offer, one))) return []
      const shown = held.length > 0 ? held : all
      const [first] = shown
      const second =
        shown.find(({ days }) => days !== first?.days) ?? (first && { ...first, days: first.days + 1 })
      const witnesses = pair(first && witness(checked, first), second && witness(checked, second))
      if (!witnesses) return []
      return [
        {
          kind: 'offer_never_wins' as const,
          offer: offer.id,
          why: held.length > 0 ? ('outdone' as const) : ('no_booking' as const),
          witnesses,
          mend: (rates) => ({ ...rates, offers: rates.offers.filter(({ id }) => id !== offer.id) }),
        },
      ]
    })
}

const isOver = ({ booked, pickup }: Offer, now: WallClock): boolean =>
  (booked !== null && booked.to < dateOf(now)) || (pickup !== null && pickup.to < firstDay(now))

function candidatesFor(checked: CheckedRates, offer: Offer): Candidate[] {
  const { rates } = checked.compiled
  const bookedAts = bookingDays(checked, offer)
  const lengths = lengthsOf(checked).filter((n) => n >= (offer.minDays ?? 1))
  const longest = rates.rules.maxDays
  return vehiclesOf(checked, offer).flatMap((vehicle) =>
    bookedAts.flatMap((bookedAt) =>
      pickupDays(checked, offer, { vehicle, bookedAt }).flatMap((pickup) =>
        (lengths.length > 0 ? lengths : [longest]).map((days) => ({ vehicle, bookedAt, pickup, days })),
      ),
    ),
  )
}

/** The cheapest and the dearest of the vehicles that an offer is for; of all where it names none that is there. */
function vehiclesOf({ vehicles }: CheckedRates, { vehicles: only }: Offer): PricedVehicle[] {
  const named = vehicles.filter(({ id }) => only === null || only.includes(id))
  const among = (named.length > 0 ? named : vehicles).toSorted(byPricePerDay)
  return [...new Set([among[0], among.at(-1)].flatMap((one) => one ?? []))]
}

/** The lengths at which another price or offer begins to hold, and the longest. */
function lengthsOf({ compiled: { rates } }: CheckedRates): number[] {
  const { minDays, maxDays } = rates.rules
  const bounds = rates.offers.flatMap((offer) => [offer.minDays ?? 1, (offer.minDays ?? 1) - 1])
  return [...new Set([minDays, ...rates.tiers, ...bounds, 30, maxDays])].filter(
    (n) => n >= minDays && n <= maxDays,
  )
}

/** Days on which it may be booked: the bounds of all offers' that are in this offer's range. */
function bookingDays({ compiled, now }: CheckedRates, offer: Offer): WallClock[] {
  const bounds = compiled.rates.offers.flatMap(({ booked }) =>
    booked ? [booked.from, booked.to, addDays(booked.from, -1), addDays(booked.to, 1)] : [],
  )
  const today = dateOf(now)
  const last = dateOf(addMinutes(now, DAYS_AHEAD * MINUTES_A_DAY))
  const within = [...new Set([today, ...bounds])].filter(
    (day) =>
      today <= day && day <= last && (!offer.booked || (offer.booked.from <= day && day <= offer.booked.to)),
  )
  return within.map((day) => (day === today ? now : (`${day}T10:00` as WallClock)))
}

/** The conditions that only another day of pickup can meet. */
const OF_PICKUP: readonly OfferObstacle[] = ['pickup', 'lead_days']

/** Days of pickup: the bounds of all offers' days ahead and ranges, where this offer lets them. */
function pickupDays(
  checked: CheckedRates,
  offer: Offer,
  { vehicle, bookedAt }: { vehicle: PricedVehicle; bookedAt: WallClock },
): WallClock[] {
  const { offers } = checked.compiled.rates
  const leads = offers.flatMap(({ leadDays }) => {
    const { min = null, max = null } = leadDays ?? {}
    return [min, min === null ? null : min - 1, max, max === null ? null : max + 1].flatMap((n) => n ?? [])
  })
  const first = dateOf(bookedAt) === dateOf(checked.now) ? firstDay(checked.now) : dateOf(bookedAt)
  const ranges = offers.flatMap(({ pickup }) =>
    pickup ? [pickup.from, pickup.to, addDays(pickup.from, -1), addDays(pickup.to, 1)] : [],
  )
  // A whole number of days after the booking, to the minute, is what days ahead are counted by.
  const days = [...new Set([0, 1, ...leads])].map((lead) => addMinutes(bookedAt, lead * MINUTES_A_DAY))
  const all = [...days, pickupOn(checked.now, 0), ...ranges.map((day) => `${day}T10:00` as WallClock)]
  const latest = dateOf(addMinutes(checked.now, DAYS_AHEAD * MINUTES_A_DAY))
  const possible = all.filter(
    (pickup) => pickup >= bookedAt && dateOf(pickup) >= first && dateOf(pickup) <= latest,
  )
  const wanted = possible.filter((pickup) => {
    const obstacle = obstacleOf(offer, { vehicle, bookedAt, pickup, days: 1 })
    return obstacle === null || !OF_PICKUP.includes(obstacle)
  })
  return [...new Set(wanted.length > 0 ? wanted : possible.slice(0, 1))]
}

const obstacleOf = (offer: Offer, { vehicle, bookedAt, pickup, days }: Candidate) =>
  offerObstacle(offer, {
    vehicle: vehicle.id,
    now: bookedAt,
    pickup,
    days: rentalDays(days),
    isUsable: () => true,
  })

/** Whether the booking gets the offer, its code typed where it has one. */
function isGiven(
  { compiled }: CheckedRates,
  offer: Offer,
  { vehicle, bookedAt, pickup, days }: Candidate,
): boolean {
  const period = { pickup, return: addMinutes(pickup, days * MINUTES_A_DAY) }
  const lines = rentalLines(compiled, vehicle, pickup, rentalLength(period, compiled.rates.days))
  const given = offerLine(compiled.rates.offers, {
    rental: sumOf(lines),
    vehicle: vehicle.id,
    pickup,
    now: bookedAt,
    days: rentalDays(days),
    code: offer.code,
    isUsable: () => true,
  })
  return given.ok && given.value.line?.code === offer.id
}
