import type { Currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import type { Money } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import { isCodeUnused } from '@nelly/domain/rates/quote-together'
import { referenceOfVehicle } from '@nelly/domain/reservations/booking'
import { ok } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { lockVehicles } from '../inventory/hold-pool.ts'
import { newReservationNumber } from './reservation-number.ts'
import type { TakeBack } from './transaction-for-units.ts'

/** What a reservation has of the booking that it is made by. */
export interface InBooking {
  readonly reference: string
  /** That of its booking, where it is made with others. */
  readonly bookingReference: string | null
  /** Its place among them, from 1. */
  readonly place: number
  /** Why this price is none, after those so far: all of them are not what was shown, or the code holds for none. */
  readonly refusalOf: (price: Quote) => 'price-changed' | 'discount-code-invalid' | undefined
}

/**
 * Makes a reservation of each vehicle in the caller's transaction, in their order: all of them, or the refusal of the first that can't be
 * had. `expected` is the total of all that was shown, where one was.
 *
 * Source: rules.md, "Several vehicles".
 */
export async function reserveTogether<
  Vehicle extends { readonly vehicle: VehicleId; readonly discountCode?: string | null | undefined },
  Made,
  Refused extends { readonly ok: false },
>(
  tx: Database,
  vehicles: readonly Vehicle[],
  about: {
    readonly expected: (currency: Currency) => Money | null | undefined
    readonly takeBack: TakeBack<Refused>
  },
  make: (vehicle: Vehicle, as: InBooking) => Promise<{ readonly ok: true; readonly value: Made } | Refused>,
): Promise<{ readonly ok: true; readonly value: Made[] } | Refused> {
  const isAlone = vehicles.length === 1
  // In one order, so that two bookings that name them otherwise do not wait for each other.
  if (!isAlone)
    await lockVehicles(
      tx,
      vehicles.map(({ vehicle }) => vehicle),
    )
  const reference = newReservationNumber()
  const prices: Quote[] = []
  const refusalOf = (price: Quote) => {
    prices.push(price)
    if (prices.length < vehicles.length) return undefined
    if (!isAlone && isCodeUnused(vehicles[0]?.discountCode, prices)) return 'discount-code-invalid'
    const expected = about.expected(price.currency)
    return expected && !isAt(prices, expected) ? 'price-changed' : undefined
  }
  const all: Made[] = []
  for (const [index, vehicle] of vehicles.entries()) {
    const place = index + 1
    const made = await make(vehicle, {
      reference: isAlone ? reference : referenceOfVehicle(reference, place),
      bookingReference: isAlone ? null : reference,
      place,
      refusalOf,
    })
    if (!made.ok) return all.length > 0 ? about.takeBack(made) : made
    all.push(made.value)
  }
  return ok(all)
}

/** Whether prices are together at the total that somebody was shown. */
export const isAt = (prices: readonly Quote[], expected: Money): boolean =>
  prices.every(({ currency }) => currency === expected.currency) &&
  prices.reduce((sum, { total }) => sum + total, 0) === expected.minor
