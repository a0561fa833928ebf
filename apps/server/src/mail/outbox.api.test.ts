import { reservationBody } from '@nelly/contract/reservations'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { landings, mailOutbox, reservations, vehicles } from '../db/schema.ts'
import { secretHashOf } from '../features/reservations/reservation-secret.ts'
import { reserve } from '../features/reservations/reserve.ts'
import { addLanding, addVehicle, booking, from, send } from '../testing/rental.ts'
import { takeMail } from '../testing/take-mail.ts'
import { startTestApp } from '../testing/test-app.ts'
import { forgetMails, type MailKind, sweepMails, waitingMails } from './outbox.ts'
import { contentOf } from './reservation/put-into-words.ts'
import { keepAsSent, putOffMail } from './taken-mails.ts'

const FAR = new Date('2030-01-01')

/** What a mail in the outbox will say. */
function said(mail: typeof mailOutbox.$inferSelect | undefined) {
  if (!mail?.content || mail.reservationId === null) throw new Error('there is no such mail')
  const { content, reservationId } = mail
  return contentOf({ kind: mail.kind as MailKind, content, reservationId })
}

async function openForBookings(language: 'es' | 'en' = 'es', units = 5) {
  const started = await startTestApp({ publicUrl: 'https://rent.example.com' })
  const owner = await started.addOwner({ email: 'sol@example.com' })
  const landing = await addLanding(started.parts, owner, { name: 'sun-cars', defaultLanguage: language })
  const vehicle = await addVehicle(started.parts, landing, { units })
  const { db } = started.parts
  const outbox = () => db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))
  return { ...started, db, landing, vehicle, outbox }
}

test('a reservation puts two mails into the outbox, due at once, each with a Message-ID of the public host', async () => {
  const { app, clock, landing, vehicle, outbox } = await openForBookings('en')
  const { id } = (await send(app, booking(landing, vehicle))).json()
  const [visitors, owners] = await outbox()
  const both = { reservationId: id, attempts: 0, notBefore: clock.now(), sentAt: null, abandonedAt: null }
  expect(visitors).toMatchObject({ ...both, kind: 'confirmation', recipient: 'maria@example.com' })
  expect(owners).toMatchObject({ ...both, kind: 'notice', recipient: 'sol@example.com' })
  for (const mail of [visitors, owners]) expect(mail?.messageId).toMatch(/^[\w-]{36}@rent\.example\.com$/)
  expect(visitors?.messageId).not.toBe(owners?.messageId)
})

test('the visitor is written to in the language of the landing, the operator in that of their pages', async () => {
  const { app, landing, vehicle, outbox } = await openForBookings('en')
  await send(app, booking(landing, vehicle))
  const [visitors, owners] = await outbox()
  expect(said(visitors).subject).toMatch(/^Your reservation/)
  expect(said(owners).subject).toMatch(/^Reserva nueva/)
})

test('a mail tells what was true at the booking, whatever becomes of the landing until it is sent', async () => {
  const { app, db, landing, vehicle, outbox } = await openForBookings('en')
  await send(app, booking(landing, vehicle))
  const before = (await outbox()).map((mail) => said(mail))
  await db
    .update(landings)
    .set({ displayName: 'Another name', defaultLanguage: 'es', timezone: 'Asia/Tokyo' })
  await db.update(vehicles).set({ name: 'Another vehicle', pricePerDayCents: 1 })
  expect((await outbox()).map((mail) => said(mail))).toEqual(before)
  expect(before[0]?.text).not.toContain('Another')
})

test("the visitor's link carries a secret of which the database keeps only a hash", async () => {
  const { app, db, landing, vehicle, outbox } = await openForBookings()
  await send(app, booking(landing, vehicle))
  const [visitors, owners] = await outbox()
  const link = /https:\/\/rent\.example\.com\/sun-cars\/my-reservation\?s=([\w-]{32})/
  const secret = link.exec(said(visitors).text)?.[1] ?? ''
  const [kept] = await db.select().from(reservations)
  expect(kept?.secretHash).toBe(secretHashOf(secret))
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect(JSON.stringify(owners)).not.toContain(secret)
})

test('a booking that is sent twice is mailed once, and its link stays as it was', async () => {
  const { app, db, landing, vehicle, outbox } = await openForBookings()
  await send(app, booking(landing, vehicle), 'a-key')
  const [first] = await db.select().from(reservations)
  await Promise.all(Array.from({ length: 5 }, () => send(app, booking(landing, vehicle), 'a-key')))
  expect(await outbox()).toHaveLength(2)
  expect((await db.select().from(reservations))[0]?.secretHash).toBe(first?.secretHash)
})

test('a booking that is refused mails nobody', async () => {
  const { app, landing, vehicle, outbox } = await openForBookings('es', 1)
  await send(app, booking(landing, vehicle, from('10 10:00', '09 10:00')))
  await send(app, booking(landing, vehicle))
  await send(app, booking(landing, vehicle))
  expect(await outbox()).toHaveLength(2)
})

test('a booking without an origin, as those of the demo, mails nobody and has no link', async () => {
  const { db, clock, landing, vehicle, outbox } = await openForBookings()
  const wish = reservationBody.parse(booking(landing, vehicle))
  expect(await reserve(db, wish, { key: undefined, now: clock.now(), origin: undefined })).toMatchObject({
    ok: true,
    value: { secretHash: null },
  })
  expect(await outbox()).toEqual([])
})

test('of a mail that was sent only the line stays that says so, for thirty days', async () => {
  const { app, db, clock, landing, vehicle, outbox } = await openForBookings()
  await send(app, booking(landing, vehicle))
  const taken = await takeMail(db, clock.now(), FAR)
  if (!taken) throw new Error('nothing is due')
  await keepAsSent(db, [taken], clock.now())
  expect((await outbox())[0]).toMatchObject({ content: null, recipient: null, sentAt: clock.now() })
  clock.advance(30 * 86_400_000)
  await sweepMails(db, clock.now())
  expect(await outbox()).toHaveLength(2)
  clock.advance(1)
  await sweepMails(db, clock.now())
  expect(await outbox()).toMatchObject([{ kind: 'notice' }])
})

test('mails are taken in the order they are due, each by one, and again only when the lease is over', async () => {
  const { app, db, clock, landing, vehicle } = await openForBookings()
  await send(app, booking(landing, vehicle))
  const leaseEnds = new Date(clock.now().getTime() + 60_000)
  const taken = await Promise.all(Array.from({ length: 6 }, () => takeMail(db, clock.now(), leaseEnds)))
  expect(
    taken
      .map((mail) => mail?.kind)
      .filter(Boolean)
      .sort(),
  ).toEqual(['confirmation', 'notice'])
  expect(await takeMail(db, clock.now(), leaseEnds)).toBeUndefined()
  clock.advance(60_000)
  const again = await takeMail(db, clock.now(), FAR)
  expect(again).toMatchObject({ attempts: 2 })
  expect(taken.map((mail) => mail?.messageId)).toContain(again?.messageId)
})

test('what waits is counted with how long the oldest has waited', async () => {
  const { app, db, clock, landing, vehicle } = await openForBookings()
  expect(await waitingMails(db)).toEqual({ count: 0, oldest: undefined })
  const booked = clock.now()
  await send(app, booking(landing, vehicle))
  clock.advance(90_000)
  await send(app, booking(landing, vehicle))
  expect(await waitingMails(db)).toEqual({ count: 4, oldest: booked })
  const { body } = await app.inject('/metrics')
  expect(body).toContain('\nnelly_mail_waiting 4\n')
  expect(body).toContain('\nnelly_mail_oldest_waiting_seconds 90\n')
  expect(body).toContain('\nnelly_mail_sent_total{kind="confirmation"} 0\n')
})

test('mails about a reservation can be forgotten, also one that is just being sent', async () => {
  const { app, db, clock, landing, vehicle, outbox } = await openForBookings()
  const { id } = (await send(app, booking(landing, vehicle))).json()
  await send(app, booking(landing, vehicle))
  const taken = await takeMail(db, clock.now(), FAR)
  await forgetMails(db, id)
  if (taken) await putOffMail(db, taken, { until: FAR, reason: 'no answer' })
  expect(await outbox()).toHaveLength(2)
  expect(await db.select().from(mailOutbox).where(eq(mailOutbox.reservationId, id))).toEqual([])
})
