import type { PublicSite } from '@nelly/contract/public-site/public-site'
import { paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import { toQuoteAnswer } from '@nelly/contract/specified/quotes'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { decimalDigits, formatMoney, minorUnits, toMajorUnits } from '@nelly/domain/money'
import { anyPriced } from '@nelly/domain/rates/testing/any-priced'
import { VEHICLE } from '@nelly/domain/rates/testing/wishes'
import { withIds } from '@nelly/domain/rates/with-ids'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { jobs, places, reservations } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'
import { ratesOf } from '../rates/rates-store.ts'
import { contentOf } from '../reservations/mail/put-into-words.ts'

const PLACES = ['Aeropuerto Las Américas', 'Samaná', 'Punta Cana']
const ELSEWHERE = 'Hotel del cliente'
/** Before the horizon of two years ends. */
const LAST_PICKUP = '2028-12-31'

/** A landing with three places and two vehicles, of which any number may be booked at once. */
async function openLanding() {
  let site: PublicSite | undefined
  const nelly = await startTestApp({
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  /** Each page has its own, which reads the rates once. */
  const openSite = async (): Promise<PublicSite> => {
    await nelly.app.inject({ url: '/any' })
    if (!site) throw new Error('no page was requested')
    return site
  }
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  const headers = { 'accept-language': 'en', authorization: `Bearer ${await nelly.signIn(owner)}` }
  const id = await addLanding(nelly.parts, owner, { name: 'one-price', defaultLanguage: 'en' })
  const vehicle = await addVehicle(nelly.parts, id, { units: 500 })
  const other = await addVehicle(nelly.parts, id)
  await db.insert(places).values(
    PLACES.map((name, position) => ({
      ...{ landingId: id, name, position, isPickup: true, isReturn: true, createdAt: now() },
    })),
  )
  const placed = await placesOf(db, id)
  const visit = await (await openSite()).visit('one-price')
  if (visit.kind !== 'found') throw new Error('the landing is not found')
  const ids = {
    vehicle: (of: VehicleId) => (of === VEHICLE ? vehicle : other),
    place: (of: PlaceId) => placed[of - 1]?.id,
  }
  return { ...nelly, db, openSite, owner, headers, id, vehicle, ids, landing: visit.landing }
}

type Priced = typeof anyPriced extends fc.Arbitrary<infer T> ? T : never

/** The trip of a wish, by the names of places. */
function tripOf({ request: { wish } }: Priced) {
  const { period, extras, driverAge, additionalDrivers, discountCode } = wish
  const nameOf = (place: PlaceId | null) => (place === null ? ELSEWHERE : (PLACES[place - 1] ?? ELSEWHERE))
  return {
    period,
    pickupPlace: nameOf(wish.pickupPlace),
    returnPlace: nameOf(wish.returnPlace),
    extras,
    driverAge,
    additionalDrivers,
    discountCode,
  }
}

/** The same as the body of a call. */
const bodyOf = (trip: ReturnType<typeof tripOf>) => ({
  date_of_departure: dateOf(trip.period.pickup),
  time_of_departure: timeOf(trip.period.pickup),
  date_of_arrival: dateOf(trip.period.return),
  time_of_arrival: timeOf(trip.period.return),
  place_of_departure: trip.pickupPlace,
  arrival_place: trip.returnPlace,
  extras: trip.extras,
  driver_age: trip.driverAge,
  additional_drivers: trip.additionalDrivers,
  discount_code: trip.discountCode,
})

test('page, call, stored reservation, its own page, list, details, export and mail say the same price of 100 random documents and bookings', async () => {
  const { app, parts, db, openSite, owner, headers, id, vehicle, ids, landing } = await openLanding()
  const read = (url: string) => app.inject({ url: `/api${url}`, headers })
  const cases = fc.sample(
    anyPriced.filter(({ request }) => request.wish.period.pickup < LAST_PICKUP),
    { numRuns: 100, seed: 68 },
  )
  const booked = []
  for (const [number, priced] of cases.entries()) {
    const version = number + 1
    await ratesOf(owner.account, db).add(id, {
      revision: version,
      rates: withIds(priced.request.rates.rates, ids).rates,
      snapshot: { vehicles: [], places: [] },
      person: null,
      now: parts.now(),
    })
    const trip = tripOf(priced)
    const site = await openSite()
    const prices = await site.prices(landing)
    const quoted = prices.quote({ id: vehicle, pricePerDay: minorUnits(4500) }, trip)
    if (!quoted.ok) throw new Error(quoted.refusal)
    const quote = quoted.value
    expect(quote.ratesVersion).toBe(version)

    const body = { id_landing: id, id_vehicle: vehicle, ...bodyOf(trip) }
    const asked = await app.inject({ method: 'POST', url: '/api/quotes', payload: body })
    expect(asked.statusCode).toBe(200)
    expect(asked.json()).toMatchObject(toQuoteAnswer(quote))

    const [key, secret] = [`key-${number}`, `secret-${number}`]
    const customer = { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '+1 809 555 0100' }
    const expectedTotal = { minor: quote.total, currency: quote.currency }
    const made = await site.reserve(
      { ...trip, landing: id, vehicle, bags: 0, persons: 2, comment: null, customer },
      key,
      { expectedTotal, secret },
    )
    if (!made.ok) throw new Error(made.refusal)
    const [row] = await db.select().from(reservations).where(eq(reservations.reference, made.value.reference))
    if (!row) throw new Error('the reservation is not stored')
    expect(row.quote).toEqual(quote)
    expect([row.totalMinor, row.currency]).toEqual([quote.total, quote.currency])
    expect((await site.reservationOfAttempt(id, { key, secret }))?.reservation.quote).toEqual(quote)
    const mine = await site.myReservation('one-price', secret)
    expect(mine.kind === 'found' && mine.reservation.quote).toEqual(quote)

    const details = (await read(`/reservations/${row.id}/details`)).json()
    expect(details.quote).toEqual(quote)
    expect(details.total).toBe(quote.total)

    const mails = await db.select().from(jobs).where(eq(jobs.reservationId, row.id))
    const [confirmation = { text: '' }] = mails
      .map(({ payload }) =>
        contentOf({ ...(payload as Parameters<typeof contentOf>[0]), reservationId: row.id }),
      )
      .filter(({ subject }) => subject.startsWith('Your reservation'))
    const written = (minor: number) => formatMoney({ minor: minorUnits(minor), currency: quote.currency })
    for (const { label, reason, amount } of priceRows(quote, 'en')) {
      const said = reason === null ? label : `${label} (${reason})`
      expect(confirmation.text).toContain(`\n${said}: ${written(amount)}\n`)
    }
    for (const { label, hint, amount } of paymentRows(quote, 'en')) {
      const said = hint === null ? label : `${label} (${hint})`
      expect(confirmation.text).toContain(`\n${said}: ${written(amount)}\n`)
    }
    expect(confirmation.text).toMatch(/\nTotal( \(about [^)]+\))?: /)
    expect(confirmation.text).toContain(`: ${written(quote.total)}\n`)
    booked.push({ details, quote })
  }
  // The sample has all that a price may consist of.
  const quotes = booked.map(({ quote }) => quote)
  expect(new Set(quotes.flatMap(({ lines }) => lines.map(({ kind }) => kind)))).toEqual(
    new Set(['rental', 'part_day', 'offer', 'extra', 'fee', 'one_way']),
  )
  expect(new Set(quotes.map(({ currency }) => currency))).toEqual(new Set(['USD', 'DOP', 'JPY', 'KWD']))
  expect(new Set(quotes.map(({ tax, display }) => `${tax.included} ${display !== null}`)).size).toBe(4)

  const listed = new Map<string, Record<string, unknown>>(
    (await read(`/reservations/${id}`)).json().map((one: { reference: string }) => [one.reference, one]),
  )
  const table = (await read(`/reservations/export/${owner.id}`)).body.split('\r\n')
  for (const { details, quote } of booked) {
    const total = toMajorUnits({ minor: quote.total, currency: quote.currency })
    expect(listed.get(details.reference)).toMatchObject({ total_price: total, quote: toQuoteAnswer(quote) })
    const row = table.find((line) => line.includes(details.reference)) ?? ''
    const digits = (minor: number) => decimalDigits({ minor: minorUnits(minor), currency: quote.currency })
    expect(row).toContain(`"${digits(quote.total)}"`)
    for (const { label, amount } of priceRows(quote, 'en')) {
      expect(row).toContain(`${label}: ${digits(amount)}`.replaceAll('"', '""'))
    }
  }
}, 120_000)
