import type { VehicleId } from '../ids.ts'
import { type MinorUnits, minorUnits } from '../money.ts'
import type { Days } from '../rental-period.ts'
import { chargeLine } from './charge-line.ts'
import type { QuoteLine } from './quote.ts'
import type { FeeRate } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/** A fee of a rental, and how many times it is charged. */
export interface HeldFee {
  readonly fee: FeeRate
  readonly quantity: number
}

/**
 * The fees whose conditions a rental meets, in the landing's order.
 *
 * Source: rules.md, "Fees".
 */
export const feesThatHold = (fees: readonly FeeRate[], vehicle: VehicleId, wish: RentalWish): HeldFee[] =>
  fees
    .filter(({ vehicles }) => vehicles === null || vehicles.includes(vehicle))
    .map((fee) => ({ fee, quantity: quantityOf(fee, wish) }))
    .filter(({ quantity }) => quantity > 0)

/** The lines of the fees per day and per rental. */
export const fixedFeeLines = (fees: readonly HeldFee[], days: Days): QuoteLine[] =>
  fees
    .filter(({ fee }) => fee.per !== 'percent')
    .map(({ fee, quantity }) => chargeLine(fee, { kind: 'fee', quantity, days, base: minorUnits(0) }))

/** The lines of the fees in percent, each of the same base, so that their order changes nothing. */
export const percentFeeLines = (fees: readonly HeldFee[], base: MinorUnits): QuoteLine[] =>
  fees
    .filter(({ fee }) => fee.per === 'percent')
    .map(({ fee, quantity }) => chargeLine(fee, { kind: 'fee', quantity, days: 0, base }))

/** How many times a fee is charged; 0 where its condition is not met. */
function quantityOf({ when, places, ages }: FeeRate, wish: RentalWish): number {
  switch (when) {
    case 'always':
      return 1
    case 'place':
      return places.some((place) => place === wish.pickupPlace || place === wish.returnPlace) ? 1 : 0
    case 'driver_age':
      return ages && wish.driverAge !== null && ages.from <= wish.driverAge && wish.driverAge <= ages.to
        ? 1
        : 0
    case 'additional_driver':
      return wish.additionalDrivers
  }
}
