import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import type { ReservationId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { cancellationFeeAt } from '@nelly/domain/reservations/cancellation'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { addLanding, addVehicle, booking, from, send } from '../../../../tests/support/rental.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { landings, reservations, vehicles } from '../../../platform/db/schema.ts'
import { claimJobs, completeJob, retryJob } from '../../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../../platform/secret.ts'
import { cancelReservation } from '../cancel-reservation.ts'
import { reserve } from '../reserve.ts'
import { deleteMails, MAIL_JOB, waitingMails } from './outbox.ts'
import { contentOf } from './put-into-words.ts'

/** The content of a mail in the outbox. */
function said(mail: Awaited<ReturnType<typeof mailJobs>>[number] | undefined) {
  if (!mail || mail.job.reservationId === null) throw new Error('there is no such mail')
  return contentOf({ ...mail, reservationId: mail.job.reservationId })
}

async function openForBookings(language: 'es' | 'en' = 'es', units = 5) {
  const started = await startTestApp({ publicUrl: 'https://rent.example.com' })
  const owner = await started.addOwner({ email: 'sol@example.com' })
  const landing = await addLanding(started.parts, owner, { name: 'sun-cars', defaultLanguage: language })
  const vehicle = await addVehicle(started.parts, landing, { units })
  const { db } = started.parts
  const outbox = () => mailJobs(db)
  const claim = () => {
    const now = started.clock.now()
    return claimJobs(db, MAIL_JOB, { now, leaseUntil: new Date(now.getTime() + 60_000), limit: 1 })
  }
  return { ...started, db, landing, vehicle, outbox, claim }
}

test('a reservation enqueues two mails, due at once, each with a Message-ID of the public host', async () => {
  const { app, clock, landing, vehicle, outbox } = await openForBookings('en')
  const { id } = (await send(app, booking(landing, vehicle))).json()
  const [visitors, owners] = await outbox()
  const job = { reservationId: id, attempts: 0, runAt: clock.now(), state: 'waiting' }
  expect(visitors).toMatchObject({ kind: 'confirmation', to: 'maria@example.com', job })
  expect(owners).toMatchObject({ kind: 'notice', to: 'sol@example.com', job })
  for (const mail of [visitors, owners]) expect(mail?.job.key).toMatch(/^[\w-]{36}@rent\.example\.com$/)
  expect(visitors?.job.key).not.toBe(owners?.job.key)
})

test("the visitor's mail is in the language of the landing, the operator's in that of their pages", async () => {
  const { app, landing, vehicle, outbox } = await openForBookings('en')
  await send(app, booking(landing, vehicle))
  const [visitors, owners] = await outbox()
  expect(said(visitors).subject).toMatch(/^Your reservation/)
  expect(said(owners).subject).toMatch(/^Reserva nueva/)
})

// Rule of "The site": server/features/reservations/reservation-secret.ts, server/features/reservations/mail/mailed-reservation.ts
test("who booked in the landing's other language gets every mail in it, with links to its pages", async () => {
  const { db, clock, landing, vehicle, outbox } = await openForBookings('es')
  const made = await reserve(db, toBooking(reservationBody.parse(booking(landing, vehicle))), {
    key: undefined,
    now: clock.now(),
    origin: 'https://rent.example.com',
    language: 'en',
    secret: 's'.repeat(32),
  })
  if (!made.ok) throw new Error(made.refusal)
  const about = { origin: 'https://rent.example.com', secret: 's'.repeat(32) }
  const cancelled = await cancelReservation(db, made.value.id as ReservationId, {
    now: clock.now(),
    seenFee: cancellationFeeAt(
      made.value.quote,
      made.value.during.pickup,
      wallClockIn(made.value.landing.timezone, clock.now()),
    ),
    mails: about,
  })
  expect(cancelled.ok).toBe(true)
  const visitors = (await outbox()).filter(({ to }) => to === 'maria@example.com').map(said)
  expect(visitors.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your reservation/),
    expect.stringMatching(/cancelled/i),
  ])
  for (const { text } of visitors)
    expect(text).toContain('https://rent.example.com/sun-cars/en/my-reservation?s=')
})

// Rule of "Mail": server/features/reservations/mail/mail-data.ts, server/features/reservations/mail/put-into-words.ts
test('a mail has the data of the moment of booking, whatever changes until it is sent', async () => {
  const { app, db, landing, vehicle, outbox } = await openForBookings('en')
  await send(app, booking(landing, vehicle))
  const before = (await outbox()).map((mail) => said(mail))
  await db
    .update(landings)
    .set({ displayName: 'Another name', defaultLanguage: 'es', timezone: 'Asia/Tokyo' })
  await db.update(vehicles).set({ name: 'Another vehicle', pricePerDay: minorUnits(1) })
  expect((await outbox()).map((mail) => said(mail))).toEqual(before)
  expect(before[0]?.text).not.toContain('Another')
})

// Rule of "Mail": server/features/reservations/reservation-secret.ts
test("the visitor's link contains a secret, of which the database stores only a hash", async () => {
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

test('a repeated booking sends no second mail, and its link stays the same', async () => {
  const { app, db, landing, vehicle, outbox } = await openForBookings()
  await send(app, booking(landing, vehicle), 'a-key')
  const [first] = await db.select().from(reservations)
  await Promise.all(Array.from({ length: 5 }, () => send(app, booking(landing, vehicle), 'a-key')))
  expect(await outbox()).toHaveLength(2)
  expect((await db.select().from(reservations))[0]?.secretHash).toBe(first?.secretHash)
})

test('a refused booking sends no mail', async () => {
  const { app, landing, vehicle, outbox } = await openForBookings('es', 1)
  await send(app, booking(landing, vehicle, from('10 10:00', '09 10:00')))
  await send(app, booking(landing, vehicle))
  await send(app, booking(landing, vehicle))
  expect(await outbox()).toHaveLength(2)
})

test('a booking without an origin, as those of the demo, sends no mail and has no link', async () => {
  const { db, clock, landing, vehicle, outbox } = await openForBookings()
  const request = toBooking(reservationBody.parse(booking(landing, vehicle)))
  expect(await reserve(db, request, { key: undefined, now: clock.now(), origin: undefined })).toMatchObject({
    ok: true,
    value: { secretHash: null },
  })
  expect(await outbox()).toEqual([])
})

test('neither recipient nor content of a sent mail is stored', async () => {
  const { app, db, clock, landing, vehicle, outbox, claim } = await openForBookings()
  await send(app, booking(landing, vehicle))
  const [claimed] = await claim()
  if (!claimed) throw new Error('nothing is due')
  await completeJob(db, claimed, { kind: 'confirmation' }, clock.now())
  const [sent] = await outbox()
  expect(sent?.job).toMatchObject({ payload: null, result: { kind: 'confirmation' }, state: 'done' })
})

test('waiting mails are counted, with the age of the oldest', async () => {
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

test('mails about a reservation can be deleted, also one that is being sent', async () => {
  const { app, db, clock, landing, vehicle, outbox, claim } = await openForBookings()
  const { id } = (await send(app, booking(landing, vehicle))).json()
  await send(app, booking(landing, vehicle))
  const [claimed] = await claim()
  await deleteMails(db, id)
  if (claimed) await retryJob(db, claimed, { runAt: clock.now(), now: clock.now() }, 'no answer')
  if (claimed) await completeJob(db, claimed, { kind: 'confirmation' }, clock.now())
  const left = await outbox()
  expect(left).toHaveLength(2)
  expect(left.some(({ job }) => job.reservationId === id)).toBe(false)
})
