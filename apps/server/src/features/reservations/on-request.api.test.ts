import type { ReservationId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { jobs, reservations } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { correctContact } from './correct-contact.ts'
import { expireRequest } from './expire-request.ts'
import { contentOf } from './mail/put-into-words.ts'

/** A landing that answers requests within 12 hours, and a request for 10 to 13 March made on 1 March, 14:00 UTC. */
async function start() {
  const started = await startTestApp()
  const { app, parts, clock } = started
  const owner = await started.addOwner()
  const landing = await addLanding(parts, owner, {
    bookingMode: 'on_request',
    answerHours: 12,
    defaultLanguage: 'en',
  })
  const vehicle = await addVehicle(parts, landing)
  const book = () => send(app, booking(landing, vehicle))
  const made = await book()
  const id: ReservationId = made.json().id
  const call: Call = async (...sent) => (await signedIn(started, owner)).call(...sent)
  const confirm = () => call('POST', `/reservations/${id}/steps`, { step: 'confirm' })
  const expire = () => expireRequest(parts.db, id, { origin: 'https://rent.example.com', now: clock.now() })
  const texts = async () =>
    (await mailJobs(parts.db)).map(
      (mail) => [mail.kind, contentOf({ ...mail, reservationId: id }).text] as const,
    )
  return { ...started, owner, landing, vehicle, made, id, book, call, confirm, expire, texts }
}

test('a booking is a request that waits: the same answer, the unit held, and mails that promise nothing', async () => {
  const asked = await start()
  expect([asked.made.statusCode, asked.made.json()]).toEqual([
    201,
    expect.objectContaining({ status: 'requested', answer_by: '2027-03-02T02:00:00.000Z' }),
  ])
  expect((await asked.book()).statusCode).toBe(409)
  const [visitor, operator] = await asked.texts()
  expect(visitor?.[0]).toBe('request')
  expect(visitor?.[1]).toContain('not a confirmed reservation yet')
  expect(operator?.[0]).toBe('request-notice')
  expect(operator?.[1]).toContain(`/app/reservations/${asked.id}`)
  const [job] = await asked.parts.db.select().from(jobs).where(eq(jobs.kind, 'expire-request'))
  expect(job?.runAt.toISOString()).toBe('2027-03-02T02:00:00.000Z')
})

test('a request is withdrawn for nothing, hours before its pickup too', async () => {
  const asked = await start()
  asked.clock.set('2027-03-01T20:00:00Z')
  const withdrawn = await cancelReservation(asked.parts.db, asked.id, {
    seenFee: minorUnits(0),
    now: asked.clock.now(),
    mails: undefined,
  })
  expect(withdrawn.ok).toBe(true)
})

test('a request that nobody answers expires: its unit is free, both are told, and it can no longer be confirmed', async () => {
  const asked = await start()
  asked.clock.set('2027-03-02T02:00:00Z')
  expect(await asked.expire()).toBe(true)
  const [row] = await asked.parts.db.select().from(reservations).where(eq(reservations.id, asked.id))
  expect(row).toMatchObject({ status: 'expired', answerBy: null, cancellationFeeMinor: 0, revision: 1 })
  const kinds = (await asked.texts()).map(([kind]) => kind)
  expect(kinds.slice(2)).toEqual(['request-expired', 'request-expired-notice'])
  const [, , told] = (await asked.texts()).map(([, text]) => text)
  const trip = 'date_of_departure=2027-03-10&time_of_departure=10%3A00&date_of_arrival=2027-03-13'
  expect(told).toContain(`/vehicle?place_of_departure=Santiago&arrival_place=La%20Romana&${trip}`)
  expect((await asked.confirm()).json()).toMatchObject({
    code: 'step-not-possible',
    newest: { status: 'expired', cancelled: { by: null } },
  })
  expect((await asked.book()).statusCode).toBe(201)
  expect(await asked.expire()).toBe(false)
})

test('of an answer and the end of its time at once, one wins', async () => {
  const asked = await start()
  const [confirmed, expired] = await Promise.all([asked.confirm(), asked.expire()])
  expect(confirmed.statusCode === 200).toBe(!expired)
  expect(await reservationEventsOf(asked.parts.db, asked.id)).toHaveLength(1)
})

test('a confirmed request does not expire', async () => {
  const asked = await start()
  await asked.confirm()
  asked.clock.set('2027-03-03T14:00:00Z')
  expect(await asked.expire()).toBe(false)
})

test('a block does not take the vehicle of a request, and nobody confirms one whose vehicle was deleted', async () => {
  const asked = await start()
  const call = async (...sent: Parameters<Call>) => {
    const answer = await asked.call(...sent)
    return [answer.statusCode, answer.json().code]
  }
  const [from, to] = ['2027-03-11T10:00', '2027-03-12T10:00']
  const block = { vehicleId: asked.vehicle, from, to, reason: 'maintenance' }
  expect(await call('POST', `/landings/${asked.landing}/blocks`, block)).toEqual([409, 'collides'])
  expect(await call('DELETE', `/vehicle/${asked.landing}/${asked.vehicle}`)).toEqual([200, undefined])
  const refused = await asked.confirm()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle-not-available'])

  const another = await addVehicle(asked.parts, asked.landing)
  const path = `/reservations/${asked.id}`
  expect(await call('PATCH', path, { revision: 0, vehicle: another })).toEqual([200, undefined])
  expect((await asked.confirm()).statusCode).toBe(200)
})

test('a corrected address gets the request again, which says nothing of a confirmation, with a tentative date', async () => {
  const asked = await start()
  const corrected = await correctContact(
    asked.parts.db,
    asked.id,
    { email: 'eva@example.com', phone: '+1 809 555 0199' },
    { now: asked.clock.now(), origin: 'https://rent.example.com' },
  )
  expect(corrected.ok).toBe(true)
  const again = (await mailJobs(asked.parts.db)).find(({ to }) => to === 'eva@example.com')
  expect(again?.kind).toBe('request')
  const { attachments } = contentOf({ ...(again as NonNullable<typeof again>), reservationId: asked.id })
  expect(String(attachments?.[0]?.content)).toContain('STATUS:TENTATIVE')
})

test('a deleted request is not restored once its time is over', async () => {
  const asked = await start()
  const headers = { authorization: `Bearer ${await asked.signIn(asked.owner)}` }
  const url = `/api/reservations/${asked.id}`
  expect((await asked.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  asked.clock.set('2027-03-02T02:00:00Z')
  const later = { authorization: `Bearer ${await asked.signIn(asked.owner)}` }
  const restored = await asked.app.inject({ method: 'POST', url: `${url}/restoration`, headers: later })
  expect([restored.statusCode, restored.json().code]).toEqual([409, 'reservation-not-restorable'])
})
