import type { VehicleId } from '@nelly/domain/ids'
import { anyHours, anyRuledRates } from '@nelly/domain/rules/testing/any-rules'
import { addMinutes, dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { PLACE_NAMES, type RuledLanding, startRuledLanding } from '../../../tests/support/ruled-landing.ts'
import { reservations } from '../../platform/db/schema.ts'

const NOW = '2027-05-01T10:00' as WallClock

let ruled: RuledLanding
let second: VehicleId

beforeEach(async () => {
  ruled = await startRuledLanding()
  second = await addVehicle(ruled.nelly.parts, ruled.landing, { units: 2 })
})

/** A trip within forty days, of up to ten days, between places of the landing or another. */
interface AnyTrip {
  readonly from: number
  readonly quarters: number
  readonly pickup: string
  readonly back: string
  readonly driverAge: number | undefined
  readonly isSecond: boolean
}

const anyPlace = fc.constantFrom(...PLACE_NAMES, 'Samaná')
const anyTrip: fc.Arbitrary<AnyTrip> = fc.record({
  from: fc.nat({ max: 60 * 24 * 4 }),
  quarters: fc.integer({ min: 1, max: 10 * 24 * 4 }),
  pickup: anyPlace,
  back: anyPlace,
  driverAge: fc.constantFrom(undefined, undefined, 30),
  isSecond: fc.boolean(),
})

/** Rules and hours of any kind, and trips that are tried with them. */
const anyCase = (trips: number) =>
  fc.record({
    rates: anyRuledRates([ruled.vehicle, second], ruled.places),
    hours: fc.tuple(anyHours, anyHours, anyHours),
    trips: fc.array(anyTrip, { minLength: trips, maxLength: trips }),
  })

type Case = typeof anyCase extends (trips: number) => fc.Arbitrary<infer T> ? T : never

async function setRules({ rates, hours }: Pick<Case, 'rates' | 'hours'>): Promise<void> {
  await ruled.save(rates)
  for (const [index, each] of hours.entries()) await ruled.open(index, each)
}

const periodOf = ({ from, quarters }: AnyTrip) => {
  const pickup = addMinutes(NOW, from * 15)
  return { pickup, return: addMinutes(pickup, quarters * 15) }
}

const wishOf = (trip: AnyTrip) => ({
  period: periodOf(trip),
  pickupPlace: trip.pickup,
  returnPlace: trip.back,
  driverAge: trip.driverAge ?? null,
})

const vehicleOf = ({ isSecond }: AnyTrip): VehicleId => (isSecond ? second : ruled.vehicle)

const between = (pickup: WallClock, back: WallClock) => ({
  date_of_departure: dateOf(pickup),
  time_of_departure: timeOf(pickup),
  date_of_arrival: dateOf(back),
  time_of_arrival: timeOf(back),
})

function bodyOf(trip: AnyTrip): object {
  const period = periodOf(trip)
  return booking(ruled.landing, vehicleOf(trip), {
    ...between(period.pickup, period.return),
    place_of_departure: trip.pickup,
    arrival_place: trip.back,
    ...(trip.driverAge && { driver_age: trip.driverAge }),
  })
}

/** More of them: `FUZZ=5`. */
const REFUSED = 250 * Number(process.env.FUZZ ?? 1)

test('wishes are refused over random rules, and what is offered instead of each is booked', async () => {
  const { app, parts } = ruled.nelly
  const tried = { refused: 0, booked: 0 }
  const visit = await (await ruled.nextPage()).visit('by-rules')
  if (visit.kind !== 'found') throw new Error('the landing is not found')
  await fc.assert(
    fc.asyncProperty(anyCase(50), async ({ trips, ...rules }) => {
      if (tried.refused === REFUSED) return
      await setRules(rules)
      const { broken } = await (await ruled.nextPage()).prices(visit.landing)
      for (const trip of trips) {
        const [rule] = broken(vehicleOf(trip), wishOf(trip))
        if (!rule || tried.refused === REFUSED) continue
        tried.refused++
        const refused = (await send(app, bodyOf(trip))).json()
        expect(refused.code).toBe(rule.code)
        const { nearest } = refused
        if (!nearest) continue
        const booked = await send(app, nearest)
        expect([booked.statusCode, booked.json().code, nearest]).toEqual([201, undefined, nearest])
        tried.booked++
      }
      // Within the same rules, what was booked is in the way of what follows; other rules begin without.
      await parts.db.delete(reservations)
    }),
    { numRuns: REFUSED / 25, endOnFailure: true },
  )
  expect(tried).toEqual({ refused: REFUSED, booked: expect.any(Number) })
  expect(tried.booked).toBeGreaterThan(REFUSED * 0.2)
}, 600_000)

test('pages, calls and nearest dates say the same of random wishes', async () => {
  const { app } = ruled.nelly
  const ask = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/quotes', payload })).json()
  await fc.assert(
    fc.asyncProperty(anyCase(4), async ({ trips, ...rules }) => {
      await setRules(rules)
      const site = await ruled.nextPage()
      const visit = await site.visit('by-rules')
      if (visit.kind !== 'found') throw new Error('the landing is not found')
      const prices = await site.prices(visit.landing)
      for (const trip of trips) {
        const wish = wishOf(trip)
        const payload = bodyOf(trip)
        const broken = (period: typeof wish.period) => prices.broken(vehicleOf(trip), { ...wish, period })
        expect((await ask(payload)).code).toBe(broken(wish.period)[0]?.code)
        const isAllowed = (_: VehicleId, period: typeof wish.period) => broken(period).length === 0
        const free = await site.freePeriods([vehicleOf(trip)], wish.period, isAllowed)
        for (const other of free.get(vehicleOf(trip)) ?? []) {
          const found = await ask({ ...payload, ...between(other.pickup, other.return) })
          expect(found).toMatchObject({ available: true })
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
}, 60_000)
