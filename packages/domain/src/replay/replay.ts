import { type MinorUnits, minorUnits } from '../money.ts'
import { outOfHoursFee } from '../places/opening-hours.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { Quote } from '../rates/quote.ts'
import { type QuoteRefusal, quoteRental } from '../rates/quote-rental.ts'
import type { Offer } from '../rates/rates.ts'
import type { RentalWish } from '../rates/rental-wish.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { BrokenRule } from '../rules/broken-rule.ts'
import { brokenRules } from '../rules/broken-rules.ts'
import type { RulePlace } from '../rules/rental-request.ts'
import type { WallClock } from '../wall-clock.ts'

/** A reservation that was made, as far as its price goes. */
export interface MadeReservation {
  /** With its own price per day in the rates by which it is replayed. */
  readonly vehicle: PricedVehicle
  readonly period: RentalPeriod
  /** Null for a place that is not one of the landing's. */
  readonly pickupPlace: RulePlace | null
  readonly returnPlace: RulePlace | null
  readonly isSamePlace: boolean
  readonly extras: RentalWish['extras']
  /** In years; null where it was not told, or is not stored any more. */
  readonly driverAge: number | null
  readonly additionalDrivers: number
  /** What it costs, as it was made. */
  readonly quote: Quote
  /** The wall clock at the rental place when it was booked. */
  readonly bookedAt: WallClock
}

/** What a reservation would cost by other rates, or what refuses it. */
export type ReplayedReservation =
  | { readonly total: MinorUnits; readonly refused: null; readonly offer: string | null }
  | { readonly total: null; readonly refused: BrokenRule | { readonly code: QuoteRefusal } }

/**
 * What a reservation would have cost by other rates, at the moment it was booked. Where the age or the additional drivers are not stored, the fees that it has tell of them.
 *
 * Source: rules.md, "Replay".
 */
export function replay(
  rates: CompiledRates,
  made: MadeReservation,
  isUsable: (offer: Offer) => boolean,
): ReplayedReservation {
  const { vehicle, period, pickupPlace, returnPlace, bookedAt: now } = made
  const { driverAge, additionalDrivers } = driversOf(rates, made)
  const [refused] = brokenRules({
    rates,
    vehicle: vehicle.id,
    period,
    pickupPlace,
    returnPlace,
    driverAge,
    now,
  })
  if (refused) return { total: null, refused }
  const priced = (discountCode: string | null) =>
    quoteRental({
      rates,
      ratesVersion: 0,
      vehicle,
      now,
      isUsable,
      wish: {
        period,
        pickupPlace: pickupPlace?.id ?? null,
        returnPlace: returnPlace?.id ?? null,
        isSamePlace: made.isSamePlace,
        extras: made.extras,
        driverAge,
        additionalDrivers,
        discountCode,
        outOfHours: {
          pickup: pickupPlace ? outOfHoursFee(pickupPlace, period.pickup, 'pickup') : minorUnits(0),
          return: returnPlace ? outOfHoursFee(returnPlace, period.return, 'return') : minorUnits(0),
        },
      },
    })
  const typed = priced(codeOf(rates, made.quote))
  // A code that holds no more reduces nothing; the reservation itself would have been possible.
  const quoted = !typed.ok && typed.refusal === 'discount-code-invalid' ? priced(null) : typed
  if (!quoted.ok) return { total: null, refused: { code: quoted.refusal } }
  const { total, lines } = quoted.value
  return { total, refused: null, offer: lines.find(({ kind }) => kind === 'offer')?.code ?? null }
}

/** The code of the offer that reduced a price; null where that needed none, or is in the rates no more. */
function codeOf({ rates }: CompiledRates, { lines }: Quote): string | null {
  const given = lines.find(({ kind }) => kind === 'offer')?.code
  return rates.offers.find(({ id }) => id === given)?.code ?? null
}

/** The age and the additional drivers as they are stored, else as the fees of its price tell. */
function driversOf({ rates }: CompiledRates, made: MadeReservation) {
  const { lines } = made.quote
  const charged = new Map(
    lines.filter(({ kind }) => kind === 'fee').map((line) => [line.code, line.quantity]),
  )
  const ages = rates.fees.find(({ code, when }) => when === 'driver_age' && charged.has(code))?.ages
  const counted = rates.fees.filter(({ when }) => when === 'additional_driver')
  return {
    driverAge: made.driverAge ?? ages?.from ?? null,
    additionalDrivers: Math.max(made.additionalDrivers, ...counted.map(({ code }) => charged.get(code) ?? 0)),
  }
}
