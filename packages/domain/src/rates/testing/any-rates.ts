import fc from 'fast-check'
import { currency } from '../../currency.ts'
import type { PlaceId, VehicleId } from '../../ids.ts'
import { type MinorUnits, minorUnits } from '../../money.ts'
import { addDays, addMinutes, type CalendarDate } from '../../wall-clock.ts'
import type { Weekday } from '../../weeks.ts'
import { DEFAULT_RATES } from '../default-rates.ts'
import {
  type BasisPoints,
  type ExtraRate,
  type FeeRate,
  type ListedPrice,
  type Offer,
  percent,
  type Rates,
  type Season,
  type YearlyDate,
} from '../rates.ts'
import type { RentalWish } from '../rental-wish.ts'
import { at, bothLanguages, VEHICLE, wishFor } from './wishes.ts'

const VEHICLES = [VEHICLE, 6 as VehicleId]
const PLACES = [1, 2, 3].map((id) => id as PlaceId)
const TIERS = [1, 3, 7, 30]

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyAmount: fc.Arbitrary<MinorUnits> = fc.nat({ max: 50_000 }).map(minorUnits)
const anyPercent = (from: number, to: number): fc.Arbitrary<BasisPoints> =>
  fc.integer({ min: from * 100, max: to * 100 }).map((n) => percent(n / 100))
const anyVehicles = orNull(fc.subarray(VEHICLES, { minLength: 1 }))

const anyDay: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 800 })
  .map((n) => addDays('2027-01-01' as CalendarDate, n))
const anyYearlyDate = anyDay.map((date) => date.slice(5) as YearlyDate)
const anyDates = fc.tuple(anyDay, anyDay).map((dates) => {
  const [from, to] = dates.toSorted() as [CalendarDate, CalendarDate]
  return { from, to }
})
const anyRange = fc.oneof(fc.record({ from: anyYearlyDate, to: anyYearlyDate }), anyDates)

/** A season of random days, under the given id. */
export const anySeason = (id: string): fc.Arbitrary<Season> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(bothLanguages(id)),
    ranges: fc.array(anyRange, { maxLength: 2 }),
    weekdays: orNull(fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
    percent: orNull(anyPercent(-50, 200)),
    minDays: fc.constant(null),
    maxDays: fc.constant(null),
    noPickup: fc.constant([]),
    noReturn: fc.constant([]),
  })

const anyCharge = {
  amount: orNull(anyAmount),
  maxAmount: orNull(anyAmount),
  maxDays: orNull(fc.integer({ min: 1, max: 20 })),
  taxable: fc.boolean(),
  vehicles: anyVehicles,
}

/** The amount or the percent of a charge, as its basis wants it. */
const basis = fc.oneof(
  fc.record({
    per: fc.constantFrom('day' as const, 'rental' as const),
    amount: anyAmount,
    percent: fc.constant(null),
  }),
  fc.record({ per: fc.constant('percent' as const), amount: fc.constant(null), percent: anyPercent(0, 100) }),
)

const anyExtra = (code: string): fc.Arbitrary<ExtraRate> =>
  fc
    .tuple(
      fc.record({
        ...anyCharge,
        maxQuantity: fc.integer({ min: 1, max: 10 }),
        offer: fc.constantFrom(
          'optional' as const,
          'optional' as const,
          'included' as const,
          'mandatory' as const,
        ),
        group: orNull(fc.constantFrom('cover', 'seat')),
        countDays: fc.constantFrom('grace' as const, 'clock' as const),
        deposit: orNull(anyAmount),
        excess: orNull(anyAmount),
      }),
      basis,
    )
    .map(([extra, charged]) => ({
      ...extra,
      ...charged,
      code,
      name: bothLanguages(code),
      description: bothLanguages(''),
      stock: null,
    }))

const anyFee = (code: string): fc.Arbitrary<FeeRate> =>
  fc
    .tuple(
      fc.record({
        ...anyCharge,
        when: fc.constantFrom(
          'always' as const,
          'place' as const,
          'driver_age' as const,
          'additional_driver' as const,
        ),
        places: fc.subarray(PLACES),
        ages: fc.constant({ from: 18, to: 24 }),
      }),
      basis,
    )
    .map(([fee, charged]) => ({ ...fee, ...charged, code, name: bothLanguages(code) }))

const anyOffer = (id: string): fc.Arbitrary<Offer> =>
  fc
    .record({
      isOn: fc.boolean(),
      kind: fc.constantFrom('code' as const, 'early' as const, 'last_minute' as const),
      isShare: fc.boolean(),
      share: anyPercent(1, 100),
      money: anyAmount,
      maxAmount: orNull(anyAmount),
      booked: orNull(anyDates),
      pickup: orNull(anyDates),
      leadDays: orNull(
        fc.record({ min: orNull(fc.nat({ max: 60 })), max: orNull(fc.integer({ min: 60, max: 600 })) }),
      ),
      minDays: orNull(fc.integer({ min: 1, max: 10 })),
      vehicles: anyVehicles,
    })
    .map(({ isShare, share, money, ...offer }) => ({
      ...offer,
      id,
      name: bothLanguages(id),
      code: offer.kind === 'code' ? 'SUMMER' : null,
      percent: isShare ? share : null,
      amount: isShare ? null : money,
      uses: null,
    }))

const several = <T>(prefix: string, each: (id: string) => fc.Arbitrary<T>, most: number) =>
  fc
    .nat({ max: most })
    .chain((n) => fc.tuple(...Array.from({ length: n }, (_, index) => each(`${prefix}${index}`))))

/** Currencies of two, no and three decimals. */
const anyCurrency = fc.constantFrom('USD', 'DOP', 'JPY', 'KWD').map(currency)

const anyDisplay: fc.Arbitrary<Rates['display']> = orNull(
  fc.record({
    currency: anyCurrency,
    rate: fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 10_000),
    date: fc.constant('2027-03-01' as CalendarDate),
  }),
)

const anyAmountOrPercent = fc.oneof(
  fc.record({ percent: anyPercent(1, 100), amount: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amount: anyAmount }),
)

const anyMileage = fc.record({
  vehicleId: orNull(fc.constantFrom(...VEHICLES)),
  kmPerDay: orNull(fc.integer({ min: 1, max: 1_000 })),
  perExtraKm: orNull(anyAmount),
})

const anyFuel: fc.Arbitrary<Rates['fuel']> = orNull(
  fc.record({ perEighth: anyAmount, serviceFee: anyAmount, taxable: fc.boolean() }),
)

const anyListed = (code: string): fc.Arbitrary<ListedPrice> =>
  fc
    .record({ amount: anyAmount, taxable: fc.boolean() })
    .map((one) => ({ ...one, code, name: bothLanguages(code) }))

/** Rates of any kind that an operator may save, for vehicles 5 and 6 and places 1 to 3. */
export const anyRates: fc.Arbitrary<Rates> = several('season', anySeason, 4).chain((seasons) =>
  fc
    .record({
      currency: anyCurrency,
      display: anyDisplay,
      tax: fc.record({
        name: fc.constant(bothLanguages('ITBIS')),
        percent: anyPercent(0, 30),
        included: fc.boolean(),
      }),
      days: fc.record({
        graceMinutes: fc.integer({ min: 0, max: 180 }),
        seasonBy: fc.constantFrom('each_day' as const, 'pickup' as const),
        partDays: fc.subarray([
          { upToHours: 3, percent: percent(33) },
          { upToHours: 6, percent: percent(50) },
        ]),
      }),
      prices: fc.uniqueArray(
        fc.record({
          vehicleId: fc.constantFrom(...VEHICLES),
          season: fc.constantFrom(null, ...seasons.map(({ id }) => id)),
          fromDays: fc.constantFrom(...TIERS),
          amount: anyAmount,
          perDays: fc.constantFrom(1 as const, 7 as const, 30 as const),
        }),
        {
          selector: ({ vehicleId, season, fromDays }) => `${vehicleId} ${season} ${fromDays}`,
          maxLength: 20,
        },
      ),
      extras: several('extra', anyExtra, 5),
      fees: several('fee', anyFee, 5),
      oneWay: fc.record({
        amount: anyAmount,
        pairs: fc.array(
          fc.record({
            from: fc.constantFrom(...PLACES),
            to: fc.constantFrom(...PLACES),
            amount: orNull(anyAmount),
            forbidden: fc.constant(false),
          }),
          { maxLength: 4 },
        ),
      }),
      outOfHours: orNull(fc.record({ maxAmount: orNull(anyAmount) })),
      offers: several('offer', anyOffer, 3),
      prepayment: orNull(anyAmountOrPercent),
      deposit: fc.array(fc.record({ vehicleId: fc.constant(null), amount: anyAmount }), { maxLength: 1 }),
      mileage: fc.array(anyMileage, { maxLength: 2 }),
      fuel: anyFuel,
      priceList: several('listed', anyListed, 3),
    })
    .map((document) => ({ ...DEFAULT_RATES, ...document, tiers: TIERS, seasons })),
)

/** A wish that these rates don't refuse, but perhaps for its code. */
export const anyWish = (rates: Rates): fc.Arbitrary<RentalWish> =>
  fc
    .record({
      pickup: fc.nat({ max: 700 * 24 * 60 }).map((n) => addMinutes(at('2027-05-10T10:00'), n)),
      minutes: fc.integer({ min: 1, max: 45 * 24 * 60 }),
      pickupPlace: orNull(fc.constantFrom(...PLACES)),
      returnPlace: orNull(fc.constantFrom(...PLACES)),
      extras: fc.subarray([...rates.extras]),
      quantity: fc.integer({ min: 1, max: 10 }),
      driverAge: orNull(fc.integer({ min: 18, max: 80 })),
      additionalDrivers: fc.nat({ max: 3 }),
      discountCode: fc.constantFrom(null, null, 'summer'),
      outOfHours: fc.record({ pickup: anyAmount, return: anyAmount }),
    })
    .map(({ pickup, minutes, quantity, ...wish }) =>
      wishFor({
        ...wish,
        period: { pickup, return: addMinutes(pickup, minutes) },
        isSamePlace: wish.pickupPlace === wish.returnPlace,
        extras: oneOfEachGroup(wish.extras, VEHICLE).map(({ code, maxQuantity }) => ({
          code,
          quantity: Math.min(quantity, maxQuantity),
        })),
      }),
    )

const oneOfEachGroup = (extras: readonly ExtraRate[], vehicle: VehicleId): ExtraRate[] => {
  const offered = extras.filter(({ vehicles }) => vehicles === null || vehicles.includes(vehicle))
  return offered.filter(
    ({ group }, index) => group === null || offered.findIndex((other) => other.group === group) === index,
  )
}
