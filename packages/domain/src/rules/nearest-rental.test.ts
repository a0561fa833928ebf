import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { compileRates } from '../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { Rates } from '../rates/rates.ts'
import { at, season, VEHICLE } from '../rates/testing/wishes.ts'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import { addMinutes } from '../wall-clock.ts'
import { brokenRules } from './broken-rules.ts'
import { type NearestRental, nearestRental } from './nearest-rental.ts'
import type { RentalRequest } from './rental-request.ts'
import { anyHours, anyRuledRates } from './testing/any-rules.ts'
import { daily, place, request, rulesWith } from './testing/requests.ts'

const office = place(1, 'Oficina', { hours: { ...daily('08:00-12:30', '14:00-18:00'), 7: [] } })
const airport = place(2, 'Aeropuerto')
const beach = place(3, 'Playa')
const returnPlaces = [office, airport, beach]
const period = (text: string) => {
  const [pickup, back] = text.split(' > ') as [string, string]
  return { pickup: at(pickup.replace(' ', 'T')), return: at(back.replace(' ', 'T')) }
}
const shown = (found: NearestRental | null) =>
  found &&
  `${found.period.pickup} > ${found.period.return}${found.returnPlace ? ` ${found.returnPlace.name}` : ''}`.replaceAll(
    'T',
    ' ',
  )
const forbidden = (...pairs: [number, number][]): Partial<Rates> => ({
  oneWay: {
    ...DEFAULT_RATES.oneWay,
    pairs: pairs.map(([from, to]) => ({
      from: from as PlaceId,
      to: to as PlaceId,
      amount: null,
      forbidden: true,
    })),
  },
})

describe('asked on Saturday 1 May 2027, 10:00', () => {
  for (const { what, rates, wish, is, taken } of [
    {
      what: 'another hour of the same day',
      wish: { pickupPlace: office, period: period('2027-05-10 07:30 > 2027-05-12 10:00') },
      is: '2027-05-10 08:00 > 2027-05-12 10:00',
    },
    {
      what: 'another hour of return, which makes no day more',
      wish: { returnPlace: office, period: period('2027-05-10 10:00 > 2027-05-12 13:00') },
      is: '2027-05-10 10:00 > 2027-05-12 12:30 Oficina',
    },
    {
      what: 'both hours earlier, so that the length stays',
      wish: { pickupPlace: office, period: period('2027-05-10 20:00 > 2027-05-12 20:00') },
      is: '2027-05-10 18:00 > 2027-05-12 18:00',
    },
    {
      what: 'the next day where the place is closed all day',
      wish: { pickupPlace: office, period: period('2027-05-09 10:00 > 2027-05-11 10:00') },
      is: '2027-05-10 10:00 > 2027-05-12 10:00',
    },
    {
      what: 'the day before where the next one is taken',
      wish: { pickupPlace: office, period: period('2027-05-09 10:00 > 2027-05-11 10:00') },
      taken: '2027-05-11 00:00 > 2027-06-01 00:00',
      is: '2027-05-08 10:00 > 2027-05-10 10:00',
    },
    {
      what: 'the first hour of today where the dates of a link are long over',
      wish: { period: period('2026-12-20 10:00 > 2026-12-22 10:00') },
      is: '2027-05-01 10:30 > 2027-05-03 10:00',
    },
    {
      what: 'the last day of the horizon where the dates are far beyond it',
      rates: { rules: rulesWith({ horizonDays: 30 }) },
      wish: { period: period('2027-12-20 10:00 > 2027-12-22 10:00') },
      is: '2027-05-31 10:00 > 2027-06-02 10:00',
    },
    {
      what: 'as many days more as are needed',
      rates: { rules: rulesWith({ minDays: 4 }) },
      is: '2027-05-10 10:00 > 2027-05-14 10:00',
    },
    {
      what: 'as many days fewer as are needed',
      rates: { rules: rulesWith({ maxDays: 4 }) },
      wish: { period: period('2027-05-10 10:00 > 2027-05-20 09:00') },
      is: '2027-05-10 10:00 > 2027-05-14 09:00',
    },
    {
      what: 'the lead time, at the next half hour',
      rates: { rules: rulesWith({ leadMinutes: 5 * 24 * 60 + 10 }) },
      wish: { period: period('2027-05-06 08:00 > 2027-05-08 08:00') },
      is: '2027-05-06 10:30 > 2027-05-08 08:00',
    },
    {
      what: 'an hour that is not over before it is booked',
      rates: forbidden([1, 2]),
      wish: {
        pickupPlace: office,
        returnPlace: airport,
        period: period('2027-05-01 10:00 > 2027-05-03 10:00'),
      },
      is: '2027-05-01 10:30 > 2027-05-03 10:00 Oficina',
    },
    {
      what: 'the last day within the horizon',
      rates: { rules: rulesWith({ horizonDays: 5 }) },
      is: '2027-05-06 10:00 > 2027-05-08 10:00',
    },
    {
      what: 'another weekday',
      rates: { seasons: [season('all', { noPickup: [1, 2] })] },
      is: '2027-05-09 10:00 > 2027-05-11 10:00',
    },
    {
      what: 'a length of the one season in which it is allowed at all',
      rates: { rules: rulesWith({ minDays: 7, maxDays: 7 }), seasons: [season('all', { noReturn: [3] })] },
      is: '2027-05-10 10:00 > 2027-05-17 10:00',
    },
    {
      what: 'a return where it was picked up, where the pair is forbidden',
      rates: forbidden([1, 2]),
      wish: { pickupPlace: office, returnPlace: airport },
      is: '2027-05-10 10:00 > 2027-05-12 10:00 Oficina',
    },
    {
      what: 'a return elsewhere, where it is closed where it was picked up',
      rates: forbidden([1, 2]),
      wish: {
        pickupPlace: office,
        returnPlace: airport,
        period: period('2027-05-14 10:00 > 2027-05-16 10:00'),
      },
      is: '2027-05-14 10:00 > 2027-05-16 10:00 Playa',
    },
    {
      what: 'nothing for an age',
      rates: { drivers: { ...DEFAULT_RATES.drivers, minAge: 21 } },
      wish: { driverAge: 20 },
      is: null,
    },
    {
      what: 'nothing beyond 60 days',
      taken: '2027-03-01 00:00 > 2027-07-12 00:00',
      is: null,
    },
    {
      what: 'nothing for a return before the pickup',
      wish: { period: period('2027-05-10 10:00 > 2027-05-09 10:00') },
      is: null,
    },
  ] as {
    what: string
    rates?: Partial<Rates>
    wish?: Partial<Omit<RentalRequest, 'rates'>>
    taken?: string
    is: string | null
  }[]) {
    test(`${what}: ${is}`, () => {
      const isFree = (_: unknown, wanted: RentalPeriod) =>
        taken === undefined || !overlaps(wanted, period(taken))
      const search = { returnPlaces, vehicles: [VEHICLE], isFree, canBook: () => true }
      expect(shown(nearestRental(request(rates ?? {}, wish), search))).toBe(is)
    })
  }
})

const PLACES = [1, 2, 3].map((id) => id as PlaceId)
const anyRequest: fc.Arbitrary<{ wish: RentalRequest; places: readonly ReturnType<typeof place>[] }> = fc
  .record({
    rates: anyRuledRates([VEHICLE], PLACES),
    hours: fc.tuple(anyHours, anyHours, anyHours),
    from: fc.nat({ max: 90 * 24 * 4 }),
    quarters: fc.integer({ min: 1, max: 12 * 24 * 4 }),
    pickup: fc.option(fc.nat({ max: 2 }), { nil: null }),
    back: fc.option(fc.nat({ max: 2 }), { nil: null }),
    driverAge: fc.constantFrom(null, null, 22, 30, 90),
  })
  .map(({ rates, hours, from, quarters, pickup, back, driverAge }) => {
    const places = PLACES.map((id, index) => place(id, `Lugar ${id}`, hours[index]))
    const at0 = addMinutes(at('2027-05-01T10:00'), from * 15)
    return {
      places,
      wish: {
        ...request({}),
        rates: compileRates(rates),
        period: { pickup: at0, return: addMinutes(at0, quarters * 15) },
        pickupPlace: pickup === null ? null : (places[pickup] ?? null),
        returnPlace: back === null ? null : (places[back] ?? null),
        driverAge,
      },
    }
  })

test('of 1000 refused wishes, what is offered instead passes all rules, is free, and keeps what need not change', () => {
  let offered = 0
  const taken = [period('2027-05-20 00:00 > 2027-05-24 00:00'), period('2027-06-10 12:00 > 2027-06-15 12:00')]
  const isFree = (_: unknown, wanted: RentalPeriod) => !taken.some((each) => overlaps(each, wanted))
  fc.assert(
    fc.property(anyRequest, ({ wish, places }) => {
      const broken = brokenRules(wish)
      fc.pre(broken.length > 0)
      const search = { returnPlaces: places, vehicles: [VEHICLE], isFree, canBook: () => true }
      const found = nearestRental(wish, search)
      if (!found) return
      offered++
      expect(brokenRules({ ...wish, ...found })).toEqual([])
      expect(isFree(VEHICLE, found.period)).toBe(true)
      const isPlaceAtFault = broken.some(({ code }) => code === 'one-way-forbidden')
      if (!isPlaceAtFault) expect(found.returnPlace).toBe(wish.returnPlace)
    }),
    { numRuns: 1000 },
  )
  expect(offered).toBeGreaterThan(500)
})

describe('a pair is forbidden among 22 places with hours', () => {
  const hours = { hours: daily('08:00-12:30', '14:00-18:00') }
  const many = Array.from({ length: 22 }, (_, index) => place(index + 1, `Lugar ${index + 1}`, hours))
  const wish = request(forbidden([1, 2]), { pickupPlace: many[0] ?? null, returnPlace: many[1] ?? null })
  const counted = (vehicles: number, { isAnyFree }: { isAnyFree: boolean }) => {
    const asked = { periods: [] as string[], prices: 0 }
    const found = nearestRental(wish, {
      returnPlaces: many,
      vehicles: Array.from({ length: vehicles }, (_, index) => index),
      isFree: (vehicle, each) => {
        asked.periods.push(`${vehicle} ${each.pickup} ${each.return}`)
        return isAnyFree
      },
      canBook: () => {
        asked.prices += 1
        return false
      },
    })
    return { found, ...asked }
  }

  for (const vehicles of [1, 30]) {
    test(`of ${vehicles} vehicles without a price, no more than 2000 prices are asked for`, () => {
      const { found, prices } = counted(vehicles, { isAnyFree: true })
      expect([found, prices > 500, prices <= 2000]).toEqual([null, true, true])
    })

    test(`of ${vehicles} taken vehicles, each is asked once for a period and none for a price`, () => {
      const { found, periods, prices } = counted(vehicles, { isAnyFree: false })
      expect([found, prices]).toEqual([null, 0])
      expect(new Set(periods).size).toBe(periods.length)
      expect(periods.length).toBeLessThanOrEqual(2000 + vehicles)
    })
  }
})
