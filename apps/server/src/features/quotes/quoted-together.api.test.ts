import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { openQuoteDesk } from '../../../tests/support/quote-desk.ts'
import { addVehicle, booking, poolOf, send, setUnits } from '../../../tests/support/rental.ts'
import { blocks, reservations, vehicles } from '../../platform/db/schema.ts'

/** The small vehicle, another of the same two units, and the large one with a baby seat: what is quoted as one booking. */
async function openParty(...of: Parameters<typeof openQuoteDesk>) {
  const desk = await openQuoteDesk(...of)
  const { db } = desk.parts
  await setUnits(db, desk.small, 2)
  const twin = await addVehicle(desk.parts, desk.landing, { name: 'Kia Picanto' })
  await db
    .update(vehicles)
    .set({ poolId: await poolOf(db, desk.small) })
    .where(eq(vehicles.id, twin))
  const seat = [{ code: 'baby_seat', quantity: 1 }]
  const others = [{ vehicle: twin }, { vehicle: desk.large, extras: seat }]
  return { ...desk, twin, others }
}

const reservationsOf = ({ parts }: Pick<Awaited<ReturnType<typeof openParty>>, 'parts'>) =>
  parts.db.select().from(reservations).orderBy(asc(reservations.id))

test('several vehicles are quoted and held together, and accepted they are one booking, each at its price of then', async () => {
  const desk = await openParty()
  const made = await desk.quote({
    others: desk.others,
    holds: true,
    email: 'maria@example.com',
    notify: true,
  })
  expect(made.offered).toMatchObject([
    { vehicles: [{ total: 17517 }, { name: 'Kia Picanto', total: 17517 }, { total: 37695 }], total: 72729 },
  ])
  expect(made.offered[0]?.vehicles.every(({ isFree }) => isFree)).toBe(true)
  expect(await desk.parts.db.$count(blocks)).toBe(3)
  for (const vehicle of [desk.small, desk.twin, desk.large])
    expect((await send(desk.app, booking(desk.landing, vehicle))).json().code).toBe('vehicle-not-available')
  await desk.parts.db.update(vehicles).set({ pricePerDay: 20_000 as never })
  expect((await desk.accept(made)).ok).toBe(true)
  const rows = await reservationsOf(desk)
  expect(rows).toMatchObject([
    { vehicleName: 'Kia Rio', totalMinor: 17517, quoteId: made.id, extras: [] },
    { vehicleName: 'Kia Picanto', totalMinor: 17517, extras: [] },
    { vehicleName: 'Kia Sorento', totalMinor: 37695, extras: [{ code: 'baby_seat', quantity: 1 }] },
  ])
  const [first] = rows
  expect(rows.map(({ reference }) => reference)).toEqual(
    [1, 2, 3].map((place) => `${first?.bookingReference}-${place}`),
  )
  expect(await desk.parts.db.$count(blocks)).toBe(0)
  const [quoted, ...told] = await mailJobs(desk.parts.db)
  expect(told.map(({ kind }) => kind)).toEqual(['confirmation', 'notice'])
  expect(quoted?.content).toMatchObject({
    subject: expect.stringContaining('3 vehículos'),
    text: expect.stringMatching(/Kia Rio.*Kia Picanto.*Kia Sorento.*US\$727.29/s),
  })
})

test('without a hold, where one was taken meanwhile nothing is booked, and the words name which', async () => {
  const desk = await openParty()
  const made = await desk.quote({ others: desk.others })
  expect((await desk.rent()).statusCode).toBe(201)
  const taken = { refusal: 'quoted-vehicles-taken', vehicles: ['Kia Picanto'] }
  expect(await desk.accept(made)).toMatchObject(taken)
  const refused = await desk.reserve(made)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: 'Kia Picanto is no longer free.', vehicles: ['Kia Picanto'] },
  ])
  expect(await reservationsOf(desk)).toHaveLength(1)
  const [listed] = (await desk.ask('GET', '/desk-quotes')).json()
  expect(listed.offered[0].vehicles.map(({ isFree }: { isFree: boolean }) => isFree)).toEqual([
    true,
    false,
    true,
  ])
  await setUnits(desk.parts.db, desk.small, 3)
  expect((await desk.accept(made)).ok).toBe(true)
})

test('accepted by the customer twice and at the desk at once, it is one booking', async () => {
  const desk = await openParty()
  await setUnits(desk.parts.db, desk.small, 9)
  await setUnits(desk.parts.db, desk.large, 9)
  const made = await desk.quote({ others: desk.others, holds: true })
  const [one, other, third] = await Promise.all([desk.accept(made), desk.reserve(made), desk.accept(made)])
  const ids = [one.ok && one.value, other.json().id, third.ok && third.value]
  expect(new Set(ids).size).toBe(1)
  const rows = await reservationsOf(desk)
  expect(rows.map(({ vehicleName }) => vehicleName)).toEqual(['Kia Rio', 'Kia Picanto', 'Kia Sorento'])
  expect(new Set(rows.map(({ bookingReference }) => bookingReference)).size).toBe(1)
})

test('more vehicles of one pool than it has units can’t be quoted, and nothing is held', async () => {
  const desk = await openParty()
  for (const holds of [false, true]) {
    const refused = await desk.quoting({ others: [...desk.others, { vehicle: desk.small }], holds })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle-not-available'])
  }
  expect((await desk.ask('GET', '/desk-quotes')).json()).toEqual([])
  expect(await desk.parts.db.$count(blocks)).toBe(0)
})

test('they share the stock of extras, and a code has to hold for one of them', async () => {
  const extras = DEFAULT_RATES.extras.map((extra) => ({ ...extra, stock: 1 }))
  const desk = await openParty({ extras })
  const [, large] = desk.others
  const seats = { extras: large?.extras, others: [large] }
  expect((await desk.quoting(seats)).json().code).toBe('extra-out-of-stock')
  expect((await desk.quoting({ others: desk.others, discountCode: 'NONE' })).json().code).toBe(
    'discount-code-invalid',
  )
})

test('to another account there is none; withdrawn or over, it frees all and can’t be accepted', async () => {
  const desk = await openParty()
  const made = await desk.quote({ others: desk.others, holds: true })
  const headers = { authorization: `Bearer ${await desk.signIn(await desk.addOwner())}` }
  const theirs = await desk.app.inject({
    ...{ method: 'POST', url: `/api/desk-quotes/${made.id}/reservation`, headers },
    payload: { offer: 0 },
  })
  expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'quote-not-found'])
  expect((await desk.ask('DELETE', `/desk-quotes/${made.id}`)).statusCode).toBe(200)
  expect(await desk.accept(made)).toMatchObject({ refusal: 'quote-over' })
  expect(await desk.parts.db.$count(blocks)).toBe(0)
  const another = await desk.quote({ others: desk.others, holds: true })
  desk.clock.set(another.expiresAt)
  expect((await desk.reserve(another)).json().code).toBe('quote-over')
  expect((await reservationsOf(desk)).every(({ blockId }) => blockId !== null)).toBe(true)
})
