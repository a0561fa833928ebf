import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { jobs, reservations } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import { CORRECTION_LIMIT } from './correct-contact.ts'

const CONTACT = { email: 'maria@example.com', phone: '+1 809 555 0199' }

const correct = ({ site, id }: OwnReservation, changes: object) =>
  site.correctContact({ id }, { ...CONTACT, ...changes })

const mailsOf = async ({ parts, id }: OwnReservation) =>
  (await mailJobs(parts.db)).filter(({ job }) => job.reservationId === id).map(({ kind, to }) => [kind, to])

test('a corrected e-mail gets the confirmation with a new link; the former address gets no more mails', async () => {
  const booked = await startBooked()
  const outcome = await correct(booked, { email: 'maria.p@example.com' })
  if (!outcome.ok || !outcome.value.newSecret) throw new Error('nothing was corrected')
  expect(await booked.site.myReservation(booked.name, booked.secret)).toEqual({ kind: 'not-found' })
  expect(await booked.site.myReservation(booked.name, outcome.value.newSecret)).toMatchObject({
    reservation: { customer: { email: 'maria.p@example.com', phone: CONTACT.phone, firstName: 'María' } },
  })
  expect(await mailsOf(booked)).toEqual([
    ['notice', booked.owner.email],
    ['confirmation', 'maria.p@example.com'],
    ['correction-notice', booked.owner.email],
  ])
  expect(await reservationEventsOf(booked.parts.db, booked.id)).toMatchObject([
    { kind: 'contact-corrected', actorKind: 'visitor', note: null },
  ])
})

test('a confirmation that was sent before is not sent again', async () => {
  const booked = await startBooked()
  await booked.parts.db.update(jobs).set({ state: 'done' })
  await correct(booked, { email: 'maria.p@example.com' })
  expect((await mailsOf(booked)).map(([kind]) => kind)).toEqual([
    'confirmation',
    'notice',
    'confirmation',
    'correction-notice',
  ])
})

test('a corrected phone is mailed to the operator only, and the link stays', async () => {
  const booked = await startBooked()
  expect(await correct(booked, { phone: '+1 829 555 0100' })).toEqual({
    ok: true,
    value: { newSecret: undefined },
  })
  expect((await booked.open()).customer?.phone).toBe('+1 829 555 0100')
  expect((await mailsOf(booked)).map(([kind]) => kind)).toEqual([
    'confirmation',
    'notice',
    'correction-notice',
  ])
})

test('the same data again changes nothing and does not count', async () => {
  const booked = await startBooked()
  for (let times = 0; times < 5; times++) {
    expect(await correct(booked, { comment: null, persons: 2 })).toMatchObject({ ok: true })
  }
  expect(await mailsOf(booked)).toHaveLength(2)
  expect((await booked.open()).mayCorrectContact).toBe(true)
})

test('it is corrected three times at most, also concurrently', async () => {
  const booked = await startBooked()
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => correct(booked, { email: `maria-${nth}@example.com` })),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'closed' })
})

test('an hour after the booking, cancelled, deleted or erased, nothing is corrected', async () => {
  const booked = await startBooked()
  const mine = eq(reservations.id, booked.id)
  const refused = { ok: false, refusal: 'closed' }
  for (const changes of [
    { deletedAt: booked.clock.now() },
    {
      status: 'cancelled' as const,
      cancelledAt: booked.clock.now(),
      cancellationFeeMinor: minorUnits(0),
      deletedAt: null,
    },
    {
      status: 'confirmed' as const,
      erasedAt: booked.clock.now(),
      customerId: null,
      cancelledAt: null,
      cancellationFeeMinor: null,
    },
  ]) {
    await booked.parts.db.update(reservations).set(changes).where(mine)
    expect(await correct(booked, { phone: '5550100' })).toEqual(refused)
  }
  await booked.parts.db.update(reservations).set({ erasedAt: null }).where(mine)
  booked.clock.advance(60 * 60_000)
  expect(await correct(booked, { phone: '5550100' })).toEqual(refused)
  expect((await booked.open()).mayCorrectContact).toBe(false)
})

test('too many corrections of a network are refused', async () => {
  const booked = await startBooked({}, { rateLimits: true })
  for (let times = 0; times < CORRECTION_LIMIT.points; times++) {
    expect(await correct(booked, {})).toMatchObject({ ok: true })
  }
  expect(await correct(booked, {})).toEqual({ ok: false, refusal: 'too-many-requests' })
})
