import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Desk } from '@nelly/contract/reservations/desk'
import type { LandingDetailAnswer } from '@nelly/contract/specified/landings'
import type { ReservationAnswer } from '@nelly/contract/specified/reservation-answers'
import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import { toMinorUnits } from '@nelly/domain/money'
import { languageMeter } from '@nelly/domain/site/language-meter'
import { changedParts } from '@nelly/domain/site/parts'
import { duePapers } from '@nelly/domain/units/papers'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { ratesWarnings } from '@nelly/domain/warnings/rates-warnings'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { currentRates } from '../../features/inventory/current-rates.ts'
import { placesOf } from '../../features/inventory/places-of.ts'
import { visitedSite } from '../../features/inventory/public-landing.ts'
import { draftOf } from '../../features/site/site-rows.ts'
import {
  accounts,
  blocks,
  landings,
  people,
  reservationEvents,
  units,
  vehicles,
} from '../../platform/db/schema.ts'
import { addDemoData, DEMO_EMAIL } from './add-demo-data.ts'
import { removeHalfMadeDemo } from './half-made-demo.ts'

const account = { email: DEMO_EMAIL, password: 'known to this test' }

describe('the demo', () => {
  let demo: TestApp
  let details: LandingDetailAnswer[]
  const lines: string[] = []
  const detailOf = (name: string) => {
    const found = details.find((detail) => detail.name === name)
    if (!found) throw new Error(`the demo has no ${name}`)
    return found
  }

  beforeAll(async () => {
    demo = await startTestApp()
    await interruptDemo(demo)
    await addDemoData(demo.parts, account, (line) => lines.push(line))
    details = await detailsOf(demo)
    // It converts all pictures of the demo.
  }, 300_000)

  test('has two published landings, one in Spanish and one in English, also after an interrupted attempt', () => {
    expect(details.map(({ default_language, status }) => [default_language, status]).sort()).toEqual([
      ['en', 'published'],
      ['es', 'published'],
    ])
    expect(details.map(({ vehicles }) => vehicles.length)).toEqual([8, 8])
  })

  test('is public, with at least six vehicles of three pictures and three places each', async () => {
    for (const { name } of details) {
      const visited = await demo.app.inject(`/api/publicLanding/${name}`)
      expect(visited.statusCode).toBe(200)
      const landing = visited.json<LandingDetailAnswer>()
      expect(landing.locations.length).toBeGreaterThanOrEqual(3)
      expect(landing.vehicles.length).toBeGreaterThanOrEqual(6)
      for (const { name: vehicle, images } of landing.vehicles) {
        expect(images.length, vehicle).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('has two publications of each site, in both languages, and an open draft', async () => {
    for (const { id, name, both_languages, meta_title } of details) {
      expect([both_languages, meta_title]).toEqual([true, expect.stringMatching(/ \| /)])
      const site = await visitedSite(demo.parts.db, id as LandingId)
      expect([site.publication, site.document.languages.both]).toEqual([2, true])
      const gaps = (['es', 'en'] as const).flatMap((language) => languageMeter(site.document, language).gaps)
      expect(gaps).toEqual([])
      const { document } = await draftOf(demo.parts.db, id as LandingId)
      expect(
        changedParts(site.document, document).map(({ part }) => part),
        name,
      ).toContain('section:news')
    }
  })

  test('uses no picture twice', async () => {
    const paths = details.flatMap(({ logo, vehicles }) => [
      logo,
      ...vehicles.flatMap(({ images }) => images.map(({ path_images }) => path_images)),
    ])
    const hashes = await Promise.all(
      paths.map(async (path) =>
        createHash('sha256')
          .update(await readFile(join(demo.folder, path)))
          .digest('hex'),
      ),
    )
    expect(new Set(hashes).size).toBe(paths.length)
  })

  test('has a variety of values for filters', () => {
    for (const { vehicles } of details) {
      const kinds = (of: (vehicle: (typeof vehicles)[number]) => unknown) => new Set(vehicles.map(of)).size
      expect(kinds(({ type_of_car }) => type_of_car)).toBeGreaterThanOrEqual(5)
      expect(kinds(({ transmision }) => transmision)).toBeGreaterThanOrEqual(3)
      expect(kinds(({ people }) => people)).toBeGreaterThanOrEqual(3)
      expect(kinds(({ brand }) => brand)).toBeGreaterThanOrEqual(5)
    }
  })

  test('has places of several kinds, with addresses and coordinates, and offers each of them', () => {
    for (const { places } of details) {
      expect(new Set(places.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
      for (const place of places) {
        expect(place).toMatchObject({ address: expect.any(String), latitude: expect.any(Number) })
        expect([place.name, place.pickup || place.return]).toEqual([place.name, true])
      }
    }
  })

  test('has past and future reservations within capacity, at the places of their landing', () => {
    for (const { reservations, vehicles, locations } of details) {
      const today = demo.clock.now().toISOString().slice(0, 10)
      expect(reservations.some(({ date_of_arrival }) => date_of_arrival < today)).toBe(true)
      expect(
        reservations.filter(({ date_of_departure }) => date_of_departure > today).length,
      ).toBeGreaterThan(1)
      expect(reservations.some(({ quote }) => quote.extras.length > 0)).toBe(true)
      for (const reservation of reservations) {
        const vehicle = vehicles.find(({ id }) => id === reservation.id_vehicle)
        expect(reservation.number_person, reservation.last_name).toBeLessThanOrEqual(vehicle?.people ?? 0)
        expect(reservation.number_bag, reservation.last_name).toBeLessThanOrEqual(vehicle?.luggage ?? 0)
        expect(locations).toContainEqual(
          expect.objectContaining({ place_of_departure: reservation.place_of_departure }),
        )
        expect(locations).toContainEqual(
          expect.objectContaining({ arrival_place: reservation.arrival_place }),
        )
      }
    }
  })

  test('has reservations in each of the past weeks and in the future, some of them cancelled', () => {
    const today = demo.clock.now().getTime()
    const weekOf = ({ date_of_departure }: ReservationAnswer) =>
      Math.floor((Date.parse(date_of_departure) - today) / (7 * 86_400_000))
    for (const { reservations } of details) {
      const weeks = new Set(reservations.map(weekOf))
      for (let week = -11; week <= 2; week++) expect(weeks, `week ${week}`).toContain(week)
      const cancelled = reservations.filter(({ status }) => status === 'cancelled')
      expect(cancelled.length).toBeGreaterThan(2)
      expect(cancelled.length).toBeLessThan(reservations.length / 4)
      for (const reservation of cancelled) {
        expect((reservation.cancelled_at ?? '') < pickupOf(reservation)).toBe(true)
        expect((reservation.cancelled_at ?? '') > reservation.created_at).toBe(true)
      }
    }
  })

  test('has sent no mails', async () => expect(await mailJobs(demo.parts.db)).toEqual([]))

  test('has no reservation that was made after its pickup or before its landing existed', () => {
    for (const { reservations, created_at, published_at } of details) {
      expect(created_at <= (published_at ?? '')).toBe(true)
      for (const reservation of reservations) {
        expect(reservation.created_at > (published_at ?? '')).toBe(true)
        expect(reservation.created_at < pickupOf(reservation)).toBe(true)
        expect(reservation.created_at <= demo.clock.now().toISOString()).toBe(true)
      }
    }
  })

  describe('has one landing with rates of its own', () => {
    const caribe = () => detailOf('caribe-rent-a-car')
    const ratesThere = () => currentRates(demo.parts.db, caribe().id as LandingId)

    test('with seasons, a weekend rate, tiers, fees, a one-way price, a code, a deposit and pesos beside dollars', async () => {
      const { version, compiled } = await ratesThere()
      const { currency, display, tiers, seasons, fees, oneWay, offers, deposit } = compiled.rates
      expect([version, currency, display?.currency, tiers]).toEqual([1, 'USD', 'DOP', [1, 3, 7]])
      expect(seasons.map(({ id, weekdays }) => [id, weekdays])).toEqual([
        ['navidad', null],
        ['alta', null],
        ['fin-de-semana', [5, 6]],
      ])
      expect(fees.map(({ code }) => code)).toContain('airport')
      expect(oneWay.pairs.some(({ amount }) => (amount ?? 0) > 0)).toBe(true)
      expect(offers.map(({ kind }) => kind)).toEqual(['code'])
      expect(deposit.length).toBeGreaterThan(0)
    })

    test('of which nothing looks like a mistake', async () => {
      const { compiled } = await ratesThere()
      const vehicles = caribe().vehicles.map(({ id, price }) => ({
        id: id as VehicleId,
        pricePerDay: toMinorUnits(price, compiled.rates.currency),
      }))
      const places = await placesOf(demo.parts.db, caribe().id as LandingId)
      const now = wallClockIn(caribe().timezone, demo.clock.now())
      const warnings = ratesWarnings({ compiled, vehicles, places, now })
      expect(warnings.map(({ mend, witnesses, ...warning }) => warning)).toEqual([])
    })

    test('by which its reservations were made', () => {
      const lines = caribe().reservations.flatMap(({ quote }) => quote.lines)
      const has = (wanted: Partial<(typeof lines)[number]>) =>
        expect(lines).toContainEqual(expect.objectContaining(wanted))
      has({ kind: 'offer' })
      has({ kind: 'one_way', amount: 65 })
      has({ kind: 'fee', code: 'airport' })
      has({ kind: 'fee', code: 'young_driver' })
      has({ kind: 'fee', code: 'additional_driver' })
    })

    test('with hours, holidays, a turnaround and a unit in the workshop', async () => {
      const offices = caribe().places.filter(({ hours }) => hours)
      expect(offices.map(({ exceptions }) => exceptions.length > 0)).toEqual([true, true])
      expect((await ratesThere()).compiled.rates.rules.turnaroundMinutes).toBe(60)
      const workshop = await demo.parts.db
        .select({ landing: vehicles.landingId, reason: blocks.reason })
        .from(blocks)
        .innerJoin(vehicles, eq(vehicles.poolId, blocks.poolId))
      expect(workshop).toEqual([{ landing: caribe().id, reason: 'maintenance' }])
    })

    test('with plates, one paper that has expired and one of each landing that soon does', async () => {
      const stored = await demo.parts.db.select().from(units)
      expect(stored.length).toBeGreaterThan(8)
      expect(new Set(stored.map(({ plateKey }) => plateKey)).size).toBe(stored.length)
      const today = dateOf(wallClockIn('America/Santo_Domingo', demo.clock.now()))
      const due = stored.flatMap((unit) => duePapers(unit, today))
      expect(due.map(({ paper, isExpired }) => [paper, isExpired]).sort()).toEqual([
        ['insurance', false],
        ['insurance', false],
        ['marbete', true],
      ])
    })

    test("while the other's cost what days, extras and the default fees make", () => {
      const { reservations } = detailOf('punta-cana-drives')
      for (const { quote } of reservations) {
        const extras = quote.extras.reduce((sum, { quantity }) => sum + 12 * quantity * quote.days, 0)
        const subtotal = quote.days * quote.price_per_day + extras + 9.95 + 3.5
        expect(quote.subtotal).toBeCloseTo(subtotal, 2)
        expect(quote.total).toBeCloseTo(subtotal * 1.18, 1)
      }
    })
  })

  describe('has a desk at work', () => {
    let desk: Desk
    const ofDesk = (lastName: string) => {
      const found = details
        .flatMap(({ reservations }) => reservations)
        .find((one) => one.last_name === lastName)
      if (!found) throw new Error(`the demo has no reservation of ${lastName}`)
      return found
    }
    const names = (list: readonly { lastName: string }[]) => list.map(({ lastName }) => lastName)

    beforeAll(async () => {
      const [owner] = await demo.parts.db.select({ id: people.id }).from(people)
      const headers = { authorization: `Bearer ${await demo.signIn({ id: owner?.id as PersonId })}` }
      desk = (await demo.app.inject({ url: '/api/desk', headers })).json()
    })

    test('a rental is late, and whoever waits for its unit is at risk, with a way out', () => {
      expect(names(desk.overdue)).toEqual(['Santana'])
      expect(desk.overdue[0]?.minutesLate).toBeGreaterThan(150)
      expect(names(desk.atRisk.map(({ reservation }) => reservation))).toEqual(['Mercedes Gil'])
      const [risk] = desk.atRisk
      expect(risk && (risk.freeUnit !== null || risk.freeVehicles.length > 0)).toBe(true)
    })

    test('two requests wait at the landing that confirms by hand, one of them for its last hours', () => {
      expect(names(desk.requests)).toEqual(['Hayes', 'Roy'])
      const hoursLeft = desk.requests.map(
        ({ answerBy }) => (Date.parse(answerBy ?? '') - demo.clock.now().getTime()) / 3_600_000,
      )
      expect(hoursLeft).toEqual([1.5, 22])
      expect(detailOf('punta-cana-drives').booking_mode).toBe('on_request')
    })

    test('rentals of both landings are out, one is back, one was never picked up', () => {
      expect([ofDesk('Cuevas'), ofDesk('Okafor')].map(({ status }) => status)).toEqual(['out', 'out'])
      expect([ofDesk('Lantigua').status, ofDesk('Brache').status]).toEqual(['returned', 'no_show'])
    })

    test('one has a discount with its reason', () =>
      expect(ofDesk('Acosta').quote.lines).toContainEqual(
        expect.objectContaining({ kind: 'adjustment', amount: -20 }),
      ))

    test('it has notes of a customer, and one to whom nothing is to be rented', () => {
      expect(ofDesk('Brache').customer?.do_not_rent).toContain('No se presentó')
      expect(ofDesk('Acosta').customer?.do_not_rent).toBeNull()
    })

    test('its steps are taken by the operator', async () => {
      const events = await demo.parts.db.select().from(reservationEvents)
      const steps = events.filter(({ kind }) => kind === 'handed-over' || kind === 'taken-back')
      expect(steps.length).toBeGreaterThan(4)
      expect(new Set(steps.map(({ actorKind }) => actorKind))).toEqual(new Set(['person']))
      expect(desk.lateOut).toEqual([])
    })
  })

  test('has a vehicle free for the default party and dates of a search', async () => {
    const tomorrow = new Date(demo.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    for (const { vehicles, reservations } of details) {
      const fitting = vehicles.filter(({ people }) => people >= 8)
      const free = fitting.filter(({ id, units }) => {
        const taken = reservations.filter(
          (other) =>
            other.id_vehicle === id &&
            other.date_of_departure <= nextDay(tomorrow) &&
            other.date_of_arrival >= tomorrow,
        )
        return taken.length < units
      })
      expect(free.length).toBeGreaterThan(0)
    }
  })

  test('reports its progress, a line for each vehicle', () => {
    expect(lines).toHaveLength(details.flatMap(({ vehicles }) => vehicles).length)
    expect(lines[0]).toMatch(/\(1 of \d+\)/)
  })

  test('is not mistaken for an interrupted one', async () => {
    await removeHalfMadeDemo(demo.parts)
    expect((await detailsOf(demo)).map(({ status }) => status)).toEqual(['published', 'published'])
  })
})

/** Interrupts the making of a demo: nothing of it is visible, and the next attempt starts from nothing. */
async function interruptDemo(demo: TestApp): Promise<void> {
  let vehiclesSeen = 0
  const report = () => {
    vehiclesSeen += 1
    if (vehiclesSeen === 3) throw new Error('the power is gone')
  }
  await expect(addDemoData(demo.parts, account, report)).rejects.toThrow('the power is gone')
  expect(await demo.parts.db.$count(vehicles)).toBe(2)
  expect((await demo.app.inject('/api/publicLanding/caribe-rent-a-car')).statusCode).toBe(404)
  await removeHalfMadeDemo(demo.parts)
  for (const table of [people, accounts, landings, vehicles])
    expect(await demo.parts.db.$count(table)).toBe(0)
}

/** Both landings as the demo's operator sees them, after signing in with the generated password. */
async function detailsOf({ app }: TestApp): Promise<LandingDetailAnswer[]> {
  const prepared = await app.inject('/api/sanctum/csrf-cookie')
  const { value } = prepared.cookies.find(({ name }) => name === 'XSRF-TOKEN') ?? { value: '' }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/login-nelly',
    cookies: { 'XSRF-TOKEN': value },
    headers: { 'x-xsrf-token': value },
    payload: account,
  })
  const { token, user } = signedIn.json()
  const headers = { authorization: `Bearer ${token}` }
  const listed = await app.inject({ url: `/api/landing/${user.id}`, headers })
  const requests = listed
    .json<{ id: number }[]>()
    .map(({ id }) => app.inject({ url: `/api/landings/${user.id}/${id}`, headers }))
  return (await Promise.all(requests)).map((answer) => answer.json())
}

const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

const pickupOf = ({ date_of_departure, time_of_departure }: ReservationAnswer) =>
  new Date(`${date_of_departure}T${time_of_departure}-04:00`).toISOString()
