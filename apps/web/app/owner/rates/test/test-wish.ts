import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { ALWAYS_OPEN, outOfHoursFee } from '@nelly/domain/places/opening-hours'
import { type NotApplied, notApplied } from '@nelly/domain/rates/not-applied'
import type { Quote } from '@nelly/domain/rates/quote'
import { type QuoteRefusal, type QuoteRequest, quoteRental } from '@nelly/domain/rates/quote-rental'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import type { RulePlace } from '@nelly/domain/rules/rental-request'
import { addDays, type CalendarDate, type ClockTime, wallClock } from '@nelly/domain/wall-clock'

/** A visitor's wish as the form of the test holds it. Places are null where none is chosen. */
export interface TestWish {
  readonly vehicle: VehicleId | null
  readonly pickupDate: CalendarDate
  readonly pickupTime: ClockTime
  readonly returnDate: CalendarDate
  readonly returnTime: ClockTime
  readonly pickupPlace: PlaceId | null
  readonly returnPlace: PlaceId | null
  readonly extras: Readonly<Record<string, number>>
  readonly driverAge: number | null
  readonly additionalDrivers: number
  readonly discountCode: string
}

/** The first wish: three days in a month. */
export const firstWish = (today: CalendarDate): TestWish => ({
  vehicle: null,
  pickupDate: addDays(today, 30),
  pickupTime: '10:00' as ClockTime,
  returnDate: addDays(today, 33),
  returnTime: '10:00' as ClockTime,
  pickupPlace: null,
  returnPlace: null,
  extras: {},
  driverAge: null,
  additionalDrivers: 0,
  discountCode: '',
})

/** The extras that are wished, of the rates or not. */
export const chosenExtras = ({ extras }: TestWish) =>
  Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }))

export const periodOf = (wish: TestWish): RentalPeriod => ({
  pickup: wallClock(wish.pickupDate, wish.pickupTime),
  return: wallClock(wish.returnDate, wish.returnTime),
})

/** The price of a wish with what is not part of it, or why there is none. */
export interface ComputedPrice {
  readonly quote?: Quote
  readonly notApplied: readonly NotApplied[]
  readonly refusal?: QuoteRefusal
  /** All rules that it breaks; then there is no price. */
  readonly rules: readonly BrokenRule[]
}

/**
 * Quotes a wish by unsaved rates, as visitors would be once they are saved; uses of offers are not counted. A code that
 * does not hold is refused, and the price shown without it.
 */
export function testPrice(
  {
    rates,
    vehicle,
    now,
    places,
  }: Pick<QuoteRequest, 'rates' | 'vehicle' | 'now'> & { readonly places: readonly RulePlace[] },
  wish: TestWish,
): ComputedPrice {
  const period = periodOf(wish)
  const placeOf = (place: PlaceId | null) => places.find(({ id }) => id === place) ?? null
  const [pickupPlace, returnPlace] = [placeOf(wish.pickupPlace), placeOf(wish.returnPlace)]
  const { driverAge } = wish
  const rules = brokenRules({ rates, vehicle: vehicle.id, pickupPlace, returnPlace, period, driverAge, now })
  if (rules.length > 0) return { notApplied: [], rules }
  const request: QuoteRequest = {
    rates,
    ratesVersion: 0,
    vehicle,
    now,
    isUsable: () => true,
    wish: {
      period,
      pickupPlace: wish.pickupPlace,
      returnPlace: wish.returnPlace,
      isSamePlace: wish.pickupPlace === wish.returnPlace,
      extras: chosenExtras(wish).filter(({ code }) =>
        rates.rates.extras.some((extra) => extra.code === code),
      ),
      driverAge: wish.driverAge,
      additionalDrivers: wish.additionalDrivers,
      discountCode: wish.discountCode.trim() || null,
      outOfHours: {
        pickup: outOfHoursFee(pickupPlace ?? ALWAYS_OPEN, period.pickup, 'pickup'),
        return: outOfHoursFee(returnPlace ?? ALWAYS_OPEN, period.return, 'return'),
      },
    },
  }
  const quoted = quoteRental(request)
  if (quoted.ok) return { quote: quoted.value, notApplied: notApplied(request, quoted.value), rules }
  if (quoted.refusal !== 'discount-code-invalid') return { refusal: quoted.refusal, notApplied: [], rules }
  const without = quoteRental({ ...request, wish: { ...request.wish, discountCode: null } })
  return {
    refusal: quoted.refusal,
    rules,
    ...(without.ok && { quote: without.value }),
    // With the code as it was typed, so that its offer says which other condition is not met.
    notApplied: without.ok ? notApplied(request, without.value) : [],
  }
}
