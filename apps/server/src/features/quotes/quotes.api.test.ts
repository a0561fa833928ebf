import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { openQuoteDesk } from '../../../tests/support/quote-desk.ts'
import { from, moved, setUnits, tally } from '../../../tests/support/rental.ts'
import type { RentalDesk } from '../../../tests/support/rental-desk.ts'
import { blocks, jobs, landings, pools, quotes, reservations, vehicles } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import { quoteExpiryHandler, sweepQuotes } from './end-quote.ts'

const dearer = (desk: Pick<RentalDesk, 'parts' | 'small'>) =>
  desk.parts.db
    .update(vehicles)
    .set({ pricePerDay: 20_000 as never })
    .where(eq(vehicles.id, desk.small))

test('what was quoted is what is booked, whatever the rates say since, by the customer or at the desk', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ vehicles: [desk.small, desk.large], email: 'maria@example.com' })
  expect(made.offered).toMatchObject([{ total: 17517 }, { vehicles: [{ name: 'Kia Sorento' }] }])
  const another = await desk.quote(moved('20 10:00', '23 10:00'))
  await dearer(desk)
  const accepted = await desk.accept(made)
  expect(accepted.ok).toBe(true)
  const [row] = await desk.parts.db.select().from(reservations)
  expect(row).toMatchObject({
    totalMinor: 17517,
    status: 'confirmed',
    quoteId: made.id,
    firstName: 'María',
    // The link of the quote opens the reservation.
    secretHash: secretHashOf(desk.secretOf(made)),
  })
  expect((await mailJobs(desk.parts.db)).map(({ kind }) => kind)).toEqual(['confirmation', 'notice'])
  const reserved = await desk.reserve(another)
  expect([reserved.statusCode, reserved.json().total, reserved.json().status]).toEqual([
    200,
    17517,
    'confirmed',
  ])
})

test('the vehicle that was chosen among several is booked, and none that was not offered', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ vehicles: [desk.small, desk.large] })
  expect(await desk.accept(made, 2)).toMatchObject({ refusal: 'vehicle-not-found' })
  expect((await desk.reserve(made, 1)).json()).toMatchObject({ vehicleId: desk.large })
})

test('accepted by the customer twice and at the desk at once, it is one reservation', async () => {
  const desk = await openQuoteDesk()
  await setUnits(desk.parts.db, desk.small, 5)
  const made = await desk.quote({ holds: true })
  const [one, other, third] = await Promise.all([desk.accept(made), desk.reserve(made), desk.accept(made)])
  const ids = [one.ok && one.value, other.json().id, third.ok && third.value]
  expect(new Set(ids).size).toBe(1)
  const rows = await desk.parts.db.select().from(reservations)
  expect(rows.map(({ blockId }) => blockId)).toEqual([null])
})

test('a held unit is nobody else’s until the quote ends, is listed as a block, and is the quote’s when it is accepted', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ holds: true })
  expect(made.isHeld).toBe(true)
  expect((await desk.rent()).json().code).toBe('vehicle-not-available')
  expect((await desk.quoting({ holds: true })).json().code).toBe('vehicle-not-available')
  const [block] = (await desk.ask('GET', `/landings/${desk.landing}/blocks`)).json()
  expect(block).toMatchObject({ vehicleId: desk.small, unit: 1, reason: 'quote', from: '2027-03-10T10:00' })
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { note: 'Mía' }],
  ] as const) {
    const refused = await desk.ask(method, `/blocks/${block.id}`, body)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'block-of-quote'])
  }
  expect((await desk.accept(made)).ok).toBe(true)
  expect(await desk.parts.db.$count(blocks)).toBe(0)
})

test('without a hold, what was taken meanwhile is refused, and the quote stays open', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ vehicles: [desk.small, desk.large] })
  expect((await desk.rent()).statusCode).toBe(201)
  expect(await desk.accept(made)).toMatchObject({ refusal: 'quoted-vehicles-taken', vehicles: ['Kia Rio'] })
  const [listed, ...more] = (await desk.ask('GET', '/desk-quotes')).json()
  expect(more).toEqual([])
  expect(listed.offered).toMatchObject([{ vehicles: [{ isFree: false }] }, { vehicles: [{ isFree: true }] }])
  expect((await desk.accept(made, 1)).ok).toBe(true)
  expect((await desk.ask('GET', '/desk-quotes')).json()).toEqual([])
})

test('a refused acceptance frees nothing that the quote holds', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ holds: true })
  await desk.parts.db.update(vehicles).set({ deletedAt: desk.clock.now() }).where(eq(vehicles.id, desk.small))
  expect(await desk.accept(made)).toMatchObject({ refusal: 'quoted-vehicles-taken' })
  expect(await desk.parts.db.$count(blocks)).toBe(1)
})

test('when its time is over it can’t be accepted, and its job frees what it held', async () => {
  const desk = await openQuoteDesk()
  await desk.parts.db.update(landings).set({ quoteHours: 2 })
  const made = await desk.quote({ holds: true })
  expect(made.expiresAt).toBe('2027-03-01T16:00:00.000Z')
  const [job] = await desk.parts.db.select().from(jobs).where(eq(jobs.quoteId, made.id))
  expect(job?.runAt.toISOString()).toBe(made.expiresAt)
  const expire = () =>
    quoteExpiryHandler({ db: desk.parts.db, now: () => desk.clock.now() }).run(
      job as Job,
      new AbortController().signal,
    )
  expect(await expire(), 'not before').toEqual({ isExpired: false })
  desk.clock.set(made.expiresAt)
  expect(await desk.accept(made)).toMatchObject({ refusal: 'quote-over' })
  expect(await expire()).toEqual({ isExpired: true })
  expect((await desk.rent()).statusCode).toBe(201)
})

test('it ends at the pickup at the latest, and one for a pickup that is over can’t be made', async () => {
  const desk = await openQuoteDesk()
  expect(await desk.quote(moved('01 12:00', '04 12:00'))).toMatchObject({
    expiresAt: '2027-03-01T16:00:00.000Z',
  })
  const late = await desk.quoting(moved('01 09:45', '04 12:00'))
  expect([late.statusCode, late.json().code]).toEqual([422, 'pickup-in-past'])
})

test('a withdrawn one can’t be accepted and frees what it held; another account has no such quote', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote({ holds: true })
  const stranger = { authorization: `Bearer ${await desk.signIn(await desk.addOwner())}` }
  const theirs = await desk.app.inject({
    method: 'DELETE',
    url: `/api/desk-quotes/${made.id}`,
    headers: stranger,
  })
  expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'quote-not-found'])
  const withdraw = () => desk.ask('DELETE', `/desk-quotes/${made.id}`)
  expect((await withdraw()).statusCode).toBe(200)
  expect((await withdraw()).json().code).toBe('quote-over')
  expect((await desk.ask('POST', `/desk-quotes/${made.id}/mail`)).json().code).toBe('quote-over')
  expect(await desk.accept(made)).toMatchObject({ refusal: 'quote-over' })
  expect((await desk.reserve(made)).json().code).toBe('quote-over')
  expect((await desk.rent()).statusCode).toBe(201)
})

test('rules hold for a quote but for the lead time, also when it is accepted', async () => {
  const desk = await openQuoteDesk({ rules: { ...DEFAULT_RATES.rules, leadMinutes: 24 * 60, minDays: 2 } })
  const short = await desk.quoting(moved('10 10:00', '11 10:00'))
  expect([short.statusCode, short.json().code]).toEqual([422, 'rule-refused'])
  const soon = await desk.quote(moved('01 12:00', '04 12:00'))
  expect((await desk.accept(soon)).ok).toBe(true)
})

test('it is mailed in its language with its link, and again; sent twice with its key it is one', async () => {
  const desk = await openQuoteDesk({}, { bothLanguages: true })
  const sent = { notify: true, email: 'maria@example.com', language: 'en' }
  const first = await desk.quoting(sent, 'a-key')
  expect((await desk.quoting(sent, 'a-key')).json().id).toBe(first.json().id)
  expect((await desk.ask('POST', `/desk-quotes/${first.json().id}/mail`)).statusCode).toBe(200)
  const mails = await mailJobs(desk.parts.db)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(mail).toMatchObject({ kind: 'quote', to: 'maria@example.com' })
    const { text, subject } = mail.content as { text: string; subject: string }
    expect(subject).toMatch(/^Quote from/)
    expect(text).toContain(first.json().url)
    expect(text).toContain('US$175.17')
  }
  expect(first.json().url).toContain('/en/my-reservation/quote?s=')
})

test('on a landing that confirms by hand, the customer’s acceptance is a request and the desk’s is confirmed', async () => {
  const desk = await openQuoteDesk({}, { bookingMode: 'on_request' })
  const made = await desk.quote()
  expect((await desk.accept(made)).ok).toBe(true)
  const [row] = await desk.parts.db.select().from(reservations)
  expect(row?.status).toBe('requested')
  const another = await desk.quote({ vehicles: [desk.large] })
  expect((await desk.reserve(another)).json().status).toBe('confirmed')
})

test('of two vehicles of one pool, one unit is held', async () => {
  const desk = await openQuoteDesk()
  const [pool] = await desk.parts.db.select().from(pools)
  await desk.parts.db.update(vehicles).set({ poolId: pool?.id as number })
  await desk.quote({ vehicles: [desk.small, desk.large], holds: true })
  expect(await desk.parts.db.$count(blocks)).toBe(1)
})

test('of a held quote and bookings at once, one has the only unit', async () => {
  const desk = await openQuoteDesk()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => (nth % 3 === 0 ? desk.quoting({ holds: true }) : desk.rent())),
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 11 })
  expect(await desk.parts.db.$count(reservations)).toBe(1)
})

test('it goes with the data of its reservation, of its customer, and a month after its time', async () => {
  const desk = await openQuoteDesk()
  const { db } = desk.parts
  const made = await desk.quote()
  await desk.accept(made)
  const [row] = await db.select().from(reservations)
  await desk.quote({ ...moved('20 10:00', '22 10:00'), holds: true })
  await desk.quote({ ...moved('25 10:00', '27 10:00'), phone: '+1 809 555 0000' })
  desk.clock.set('2027-03-14T12:00:00Z')
  await db.update(reservations).set({ status: 'closed' }).where(eq(reservations.quoteId, made.id))
  const erased = await desk.ask('POST', `/customers/${row?.customerId}/erasure`)
  expect([erased.statusCode, erased.body]).toMatchObject([200, expect.anything()])
  expect((await db.select().from(quotes)).map(({ phone }) => phone)).toEqual(['+1 809 555 0000'])
  expect(await db.$count(blocks)).toBe(0)
  await sweepQuotes(db, new Date('2027-04-02T00:00:00Z'))
  expect(await db.$count(quotes)).toBe(0)
})

test('an erased reservation has no quote any more', async () => {
  const desk = await openQuoteDesk()
  const made = await desk.quote()
  const accepted = await desk.accept(made)
  desk.clock.set('2027-03-14T12:00:00Z')
  await desk.parts.db.update(reservations).set({ status: 'closed' })
  if (!accepted.ok) throw new Error('it was not accepted')
  expect(await eraseReservation(desk.parts.db, accepted.value, desk.clock.now())).toBe(true)
  expect(await desk.parts.db.$count(quotes)).toBe(0)
})

test('an account has so many open ones at most', async () => {
  const desk = await openQuoteDesk()
  await setUnits(desk.parts.db, desk.small, 3)
  await desk.quote()
  const [first] = await desk.parts.db.select().from(quotes)
  if (!first) throw new Error('there is no quote')
  const { id: _, ...row } = first
  await desk.parts.db
    .insert(quotes)
    .values(Array.from({ length: 199 }, (_, nth) => ({ ...row, secretHash: `of-${nth}` })))
  const refused = await desk.quoting(from('20 10:00', '22 10:00'))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-quotes'])
})
