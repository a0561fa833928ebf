import type { PlaceId } from '../ids.ts'
import { type MinorUnits, minorUnits, sum, times } from '../money.ts'
import { outOfHoursFee, type PlaceHours } from '../places/opening-hours.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import { isForbiddenPair } from '../rates/forbidden-pairs.ts'
import type { Quote, QuoteLine } from '../rates/quote.ts'
import { sumOf } from '../rates/quote-line.ts'
import { oneWayLines, outOfHoursLines } from '../rates/quote-rental.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { RentalChecks } from '../reservations/vehicle-check.ts'
import type { WallClock } from '../wall-clock.ts'
import { lateness } from './lateness.ts'
import type { ProposedCharge } from './proposed-charge.ts'

/** A rental that is over, at what was promised when it was booked. */
export interface ReturnedRental {
  /** Of the version that its price is of. */
  readonly rates: CompiledRates
  readonly vehicle: PricedVehicle
  readonly quote: Pick<Quote, 'days' | 'lines' | 'terms'>
  readonly period: RentalPeriod
  readonly returnedAt: WallClock
  readonly checks: RentalChecks
  /** Where it was picked up; null for a place that is not one of the landing's. */
  readonly pickupPlace: PlaceId | null
  readonly returned: {
    readonly place: string
    readonly id: PlaceId | null
    readonly hours: PlaceHours
    /** Whether it was booked to come back there. */
    readonly isAsBooked: boolean
    readonly isPickupPlace: boolean
  }
}

/**
 * What a customer may be charged beside the price of the reservation, each with its arithmetic; none for what was not read or is not
 * in the rates. Nothing is given back for a return that is early or nearer.
 *
 * Source: rules.md, "Charges at the return".
 */
export const proposedCharges = (rental: ReturnedRental): ProposedCharge[] =>
  [kilometres(rental), fuel(rental), late(rental), outsideHours(rental), place(rental)].filter(
    (charge) => charge !== null,
  )

function kilometres({ checks: { out, back }, quote, ...rental }: ReturnedRental): ProposedCharge | null {
  const { kmPerDay: perDay, perExtraKm: perKm } = quote.terms.mileage ?? { kmPerDay: null, perExtraKm: null }
  if (perDay === null || perKm === null || out.odometer === null || back.odometer === null) return null
  const driven = back.odometer - out.odometer
  const days = Math.max(quote.days, lateness(rental).length.days)
  const over = driven - days * perDay
  return over > 0
    ? {
        kind: 'kilometres',
        reckoned: { driven, days, perDay, over, perKm },
        ...charged(times(perKm, over)),
      }
    : null
}

function fuel({ rates, checks: { out, back } }: ReturnedRental): ProposedCharge | null {
  const { fuel: rate } = rates.rates
  if (!rate || out.fuelEighths === null || back.fuelEighths === null) return null
  const { perEighth, serviceFee, taxable } = rate
  const missing = out.fuelEighths - back.fuelEighths
  if (missing <= 0) return null
  const amount = sum([times(perEighth, missing), serviceFee])
  return amount > 0 ? { kind: 'fuel', reckoned: { missing, perEighth, serviceFee }, amount, taxable } : null
}

function late(rental: ReturnedRental): ProposedCharge | null {
  const { amount, reckoned } = lateness(rental)
  return amount > 0 ? { kind: 'lateness', reckoned, ...charged(amount) } : null
}

function outsideHours({ rates, quote, returned, returnedAt }: ReturnedRental): ProposedCharge | null {
  const at = (end: 'pickup' | 'return') =>
    amountOf(quote.lines, ({ reason }) => reason.kind === 'out_of_hours' && reason.at === end)
  const fee = outOfHoursFee(returned.hours, returnedAt, 'return')
  const [pickup, booked] = [at('pickup'), at('return')]
  // The maximum is for both ends: what the pickup had is spent.
  const limited = minorUnits(sumOf(outOfHoursLines(rates.rates.outOfHours, { pickup, return: fee })) - pickup)
  const amount = limited - booked
  return amount > 0
    ? {
        kind: 'outside-hours',
        reckoned: { at: returnedAt, fee: limited, booked },
        ...charged(minorUnits(amount)),
      }
    : null
}

function place({ rates, quote, pickupPlace, returned }: ReturnedRental): ProposedCharge | null {
  if (returned.isAsBooked) return null
  const { oneWay } = rates.rates
  const { id, place, isPickupPlace: isSamePlace } = returned
  const fee = sumOf(oneWayLines(oneWay, { pickupPlace, returnPlace: id, isSamePlace }))
  const booked = amountOf(quote.lines, ({ kind }) => kind === 'one_way')
  const isForbidden = pickupPlace !== null && id !== null && isForbiddenPair(oneWay.pairs, pickupPlace, id)
  const amount = isForbidden ? minorUnits(0) : minorUnits(Math.max(0, fee - booked))
  return isForbidden || amount > 0
    ? { kind: 'place', reckoned: { place, fee, booked, isForbidden }, ...charged(amount) }
    : null
}

/** As the rental itself, such charges are taxed. */
const charged = (amount: MinorUnits) => ({ amount, taxable: true })

const amountOf = (lines: readonly QuoteLine[], isMeant: (line: QuoteLine) => boolean): MinorUnits =>
  sumOf(lines.filter(isMeant))
