import { minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { quoteRental } from '../rates/quote-rental.ts'
import type { Offer } from '../rates/rates.ts'
import type { RentalWish } from '../rates/rental-wish.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import type { CheckedRates, Witness } from './rates-warning.ts'

const MINUTES_A_DAY = 24 * 60

/** A booking by the day, at one place and with nothing else unless said. */
export interface WitnessedBooking extends Partial<Omit<RentalWish, 'period'>> {
  readonly vehicle: PricedVehicle
  readonly pickup: WallClock
  readonly days: number
  /** When it is booked; now unless said. */
  readonly bookedAt?: WallClock
}

/** The booking with its price; undefined where it has none. Offers with a number of uses count as not used up. */
export function witness(
  { compiled, now }: Pick<CheckedRates, 'compiled' | 'now'>,
  { vehicle, pickup, days, bookedAt = now, ...wish }: WitnessedBooking,
): Witness | undefined {
  const request = {
    rates: compiled,
    ratesVersion: 0,
    vehicle,
    now: bookedAt,
    isUsable: (_: Offer) => true,
    wish: {
      pickupPlace: null,
      returnPlace: null,
      isSamePlace: true,
      extras: [],
      driverAge: null,
      additionalDrivers: 0,
      discountCode: null,
      outOfHours: { pickup: minorUnits(0), return: minorUnits(0) },
      ...wish,
      period: { pickup, return: addMinutes(pickup, days * MINUTES_A_DAY) },
    },
  }
  const quoted = quoteRental(request)
  return quoted.ok ? { request, quote: quoted.value } : undefined
}

/** Both, where there are both. */
export const pair = (
  one: Witness | undefined,
  other: Witness | undefined,
): readonly [Witness, Witness] | undefined => one && other && [one, other]
