import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { type Money, minorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import { type BookedVehicle, MAX_VEHICLES } from '@nelly/domain/reservations/booking'
import type { BookingUnderWay, OtherVehicle } from './booking.ts'
import {
  type AddressedExtra,
  extrasOf,
  OTHER,
  priceDetailsOf,
  vehicleOf,
  withoutDetails,
} from './booking-address.ts'

/** Parses the vehicles of an address that were chosen before the one under way; what is none is dropped. */
export const othersOf = (params: URLSearchParams, extras: readonly AddressedExtra[]): BookedVehicle[] =>
  params
    .getAll(OTHER)
    .slice(0, MAX_VEHICLES - 1)
    .flatMap((text) => {
      const had = new URLSearchParams(text)
      const vehicle = vehicleOf(had)
      const { additionalDrivers } = priceDetailsOf(had)
      return vehicle === undefined ? [] : { vehicle, extras: extrasOf(had, extras), additionalDrivers }
    })

/** The booking with its vehicle among the others, so that one more is chosen; undefined where it has no vehicle, or as many as it may. */
export function withRoomForAnother(booking: BookingUnderWay): BookingUnderWay | undefined {
  const { vehicle, extras, additionalDrivers, others } = booking
  if (vehicle === undefined || others.length >= MAX_VEHICLES - 1) return undefined
  const chosen = { vehicle, extras, additionalDrivers }
  const next = { ...booking, vehicle: undefined, extras: [], others: [...others, chosen] }
  return withoutDetails(next, ['additionalDrivers'])
}

/** The booking without one of the others, by its place among them. */
export const withoutOther = (booking: BookingUnderWay, place: number): BookingUnderWay => ({
  ...booking,
  others: booking.others.filter((_, index) => index !== place),
})

/** The booking without the vehicle under way: the one chosen last before it takes its place. */
export function withoutVehicle(booking: BookingUnderWay): BookingUnderWay {
  const last = booking.others.at(-1)
  if (!last) return { ...booking, vehicle: undefined, extras: [] }
  const { vehicle, extras, additionalDrivers = 0 } = last
  const typed = { ...booking.typed, additionalDrivers: String(additionalDrivers) }
  const kept = { ...booking, vehicle, extras, typed, others: booking.others.slice(0, -1) }
  return additionalDrivers > 0 ? kept : withoutDetails(kept, ['additionalDrivers'])
}

/** Whether a vehicle that was chosen before can still be booked. */
export const isBookable = ({ offered }: OtherVehicle): boolean =>
  offered?.quote !== undefined && offered.available !== false && !offered.refusedBy

/** What all vehicles of a booking cost together. */
export const totalWith = ({ others }: BookingUnderWay, { total, currency }: Quote): Money => ({
  minor: minorUnits(sumOf([total, ...others.map(({ offered }) => offered?.quote?.total ?? 0)])),
  currency,
})

/** The people that all vehicles of a booking take. */
export const seatsWith = ({ others }: BookingUnderWay, { seats }: { readonly seats: number }): number =>
  sumOf([seats, ...others.map(({ offered }) => offered?.seats ?? 0)])

/** For how many of the vehicles the typed code holds, where it is not all. */
export function codeHoldsFor(booking: BookingUnderWay, chosen: OfferedVehicle): number | undefined {
  if (booking.discountCode === null) return undefined
  const prices = eachPrice(booking, chosen)
  const count = prices.filter(({ quote }) => quote.discountCode !== null).length
  return count < prices.length ? count : undefined
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The extras with what the others leave of them as their stock. */
export const leftBy = (
  others: BookingUnderWay['others'],
  extras: readonly ExtraRate[],
): readonly ExtraRate[] =>
  others.length === 0
    ? extras
    : extras.map((extra) => {
        const taken = others
          .flatMap((other) => other.extras)
          .reduce((sum, { code, quantity }) => (code === extra.code ? sum + quantity : sum), 0)
        return extra.stock === null ? extra : { ...extra, stock: Math.max(0, extra.stock - taken) }
      })

/** Each vehicle of a booking with its name and price, the one under way last. */
export const eachPrice = (
  { others }: BookingUnderWay,
  chosen: OfferedVehicle,
): { readonly name: string; readonly quote: Quote }[] =>
  [...others.map(({ offered }) => offered), chosen].flatMap((vehicle) =>
    vehicle?.quote ? { name: vehicle.name, quote: vehicle.quote } : [],
  )
