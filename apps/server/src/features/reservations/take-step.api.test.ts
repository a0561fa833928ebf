import type { TakenStep } from '@nelly/contract/reservations/steps'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { addVehicle, booking, from, send, tally } from '../../../tests/support/rental.ts'
import { reservations } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import { contentOf } from './mail/put-into-words.ts'

/** A reservation from 10 to 13 March, 10:00 there (14:00 UTC), and its operator's calls. */
async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  const { parts, clock } = booked
  const step = (name: TakenStep, more: object = {}, id: number = booked.id) =>
    booked.call('POST', `/reservations/${id}/steps`, { step: name, ...more })
  return {
    ...booked,
    step,
    /** Makes a request of it that waits until then. */
    async request(answerBy = new Date('2027-03-02T14:00Z')) {
      await parts.db
        .update(reservations)
        .set({ status: 'requested', answerBy })
        .where(eq(reservations.id, booked.id))
    },
    at: (instant: string) => clock.set(instant),
    mails: async () =>
      (await mailJobs(parts.db)).filter(({ kind }) => kind !== 'confirmation' && kind !== 'notice'),
  }
}

test('a vehicle goes out, comes back, and the reservation is closed; each step is an event with who and when', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:10:00Z')
  const out = await desk.step('hand_over', { note: 'Two keys', at: '2027-03-10T10:05:00-04:00' })
  expect([out.statusCode, out.json()]).toEqual([
    200,
    expect.objectContaining({
      status: 'out',
      outAt: '2027-03-10T14:05:00.000Z',
      returnedAt: null,
      revision: 1,
      possibleSteps: ['undo_hand_over', 'take_back'],
    }),
  ])
  desk.at('2027-03-13T14:00:00Z')
  const back = await desk.step('take_back', { revision: 1 })
  expect(back.json()).toMatchObject({ status: 'returned', returnedAt: '2027-03-13T14:00:00.000Z' })
  const closed = await desk.step('close', { note: 'Paid at the airport' })
  expect(closed.json()).toMatchObject({ status: 'closed', possibleSteps: ['reopen'] })
  const details = await desk.call('GET', `/reservations/${desk.id}/details`)
  expect(details.json().events).toEqual([
    {
      kind: 'handed-over',
      by: 'owner',
      who: expect.any(String),
      at: '2027-03-10T14:10:00.000Z',
      note: 'Two keys',
      details: { at: '2027-03-10T14:05:00.000Z' },
    },
    expect.objectContaining({ kind: 'taken-back', details: { at: '2027-03-13T14:00:00.000Z' } }),
    expect.objectContaining({ kind: 'closed', note: 'Paid at the airport', details: null }),
  ])
  expect(await desk.mails()).toEqual([])
})

test('a handover and a return are undone, and a closed reservation is opened again', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  const undone = await desk.step('undo_hand_over')
  expect(undone.json()).toMatchObject({ status: 'confirmed', outAt: null })
  await desk.step('hand_over')
  await desk.step('take_back')
  expect((await desk.step('undo_take_back')).json()).toMatchObject({ status: 'out', returnedAt: null })
  await desk.step('take_back')
  await desk.step('close', { note: 'Paid at the airport' })
  expect((await desk.step('reopen')).json()).toMatchObject({ status: 'returned', revision: 8 })
})

describe('a request', () => {
  test('is confirmed with a mail, and no link that only its visitor knows', async () => {
    const desk = await start({}, {}, { defaultLanguage: 'en' })
    await desk.request()
    const answer = await desk.step('confirm')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'confirmed', answerBy: null, cancelled: null }),
    ])
    const [mail] = await desk.mails()
    expect(mail).toMatchObject({ kind: 'request-confirmed', to: 'maria@example.com' })
    const text = mail && contentOf({ ...mail, reservationId: desk.id }).text
    expect(text).toContain('has accepted your request')
    expect(text).not.toContain('/my-reservation/')
  })

  test('is declined with a mail that says why, and its vehicle is free', async () => {
    const desk = await start()
    await desk.request()
    const answer = await desk.step('decline', { reason: 'vehicle-unavailable', note: 'Está en el taller.' })
    expect(answer.json()).toMatchObject({
      status: 'declined',
      cancelled: { by: 'owner', reason: 'vehicle-unavailable', note: 'Está en el taller.', fee: 0 },
      possibleSteps: [],
    })
    const [mail] = await desk.mails()
    const text = mail && contentOf({ ...mail, reservationId: desk.id }).text
    expect([mail?.kind, text]).toEqual([
      'request-declined',
      expect.stringMatching(/porque el vehículo no está disponible[\s\S]*Está en el taller/),
    ])
    expect((await send(desk.app, booking(desk.landing, desk.vehicle))).statusCode).toBe(201)
  })

  test('is accepted once, however often at the same time', async () => {
    const desk = await start()
    await desk.request()
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.step('confirm')))
    expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
    expect(await reservationEventsOf(desk.parts.db, desk.id)).toHaveLength(1)
    expect(await desk.mails()).toHaveLength(1)
  })

  test('is not accepted after its time', async () => {
    const desk = await start()
    await desk.request(new Date('2027-03-01T15:00Z'))
    desk.at('2027-03-01T15:00:00Z')
    expect((await desk.step('confirm')).json()).toMatchObject({ code: 'step-not-possible' })
  })

  test('is not handed over before it is answered', async () => {
    const desk = await start()
    await desk.request(new Date('2027-03-10T14:00Z'))
    desk.at('2027-03-10T13:00:00Z')
    expect((await desk.step('hand_over')).statusCode).toBe(409)
  })
})

test('a step that is not possible says where the reservation stands, and who was there before', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  const answer = await desk.step('hand_over')
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'step-not-possible',
      message: 'Este paso ya no es posible. El vehículo está fuera.',
      newest: expect.objectContaining({ id: desk.id, status: 'out', revision: 1 }),
      changed: { by: 'owner', who: expect.any(String), at: '2027-03-10T14:00:00.000Z' },
    },
  ])
})

test('a step that was chosen before somebody changed the reservation is refused, also after a deletion', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  const stale = await desk.step('take_back', { revision: 0 })
  expect([stale.statusCode, stale.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed-meanwhile',
      newest: expect.objectContaining({ revision: 1 }),
    }),
  ])
  await desk.step('undo_hand_over', { revision: 1 })
  await desk.call('DELETE', `/reservations/${desk.id}`)
  expect((await desk.step('hand_over')).statusCode).toBe(404)
  await desk.call('POST', `/reservations/${desk.id}/restoration`)
  expect((await desk.step('hand_over', { revision: 2 })).statusCode).toBe(409)
  expect((await desk.step('hand_over', { revision: 4 })).statusCode).toBe(200)
})

test('a time that cannot be is refused, in words', async () => {
  const desk = await start()
  const refused = async (...step: Parameters<typeof desk.step>) => {
    const answer = await desk.step(...step)
    return [answer.statusCode, answer.json().code]
  }
  desk.at('2027-03-10T14:00:00Z')
  expect(await refused('hand_over', { at: '2027-03-11T14:00:00Z' })).toEqual([422, 'step-time-wrong'])
  await desk.step('hand_over')
  expect(await refused('take_back', { at: '2027-03-09T14:00:00Z' })).toEqual([422, 'step-time-wrong'])
  // A phone whose clock is a day ahead.
  expect(await refused('take_back', { at: '2027-03-11T14:00:00Z' })).toEqual([422, 'step-time-wrong'])
  expect(await refused('take_back', { at: 'yesterday' })).toEqual([422, 'fields-invalid'])
})

test('a unit does not go out while it is out with somebody else', async () => {
  const desk = await start()
  const next = (
    await send(desk.app, booking(desk.landing, desk.vehicle, from('13 10:00', '15 10:00')))
  ).json()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  desk.at('2027-03-13T14:30:00Z')
  expect((await desk.step('hand_over', {}, next.id)).json()).toMatchObject({ code: 'unit-still-out' })
  await desk.step('take_back')
  expect((await desk.step('hand_over', {}, next.id)).statusCode).toBe(200)
  expect((await desk.step('undo_take_back')).json()).toMatchObject({ code: 'unit-still-out' })
})

test('a vehicle goes out before its pickup only where nobody else has it until then', async () => {
  const desk = await start(from('10 10:00', '14 10:00'))
  const before = (
    await send(desk.app, booking(desk.landing, desk.vehicle, from('08 10:00', '10 08:00')))
  ).json()
  expect((await desk.step('hand_over')).json()).toMatchObject({ code: 'vehicle-not-available' })
  await desk.call('DELETE', `/reservations/${before.id}`)
  expect((await desk.step('hand_over')).statusCode).toBe(200)
})

test('a return is not undone once the next reservation holds the unit', async () => {
  const desk = await start()
  await send(desk.app, booking(desk.landing, desk.vehicle, from('13 12:00', '15 10:00')))
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  await desk.step('take_back')
  desk.at('2027-03-13T15:59:00Z')
  expect((await desk.step('undo_take_back')).statusCode).toBe(200)
  await desk.step('take_back')
  desk.at('2027-03-13T16:00:00Z')
  expect((await desk.step('undo_take_back')).json()).toMatchObject({ code: 'vehicle-not-available' })
})

test('nor is one from before its pickup, where somebody else has the unit until then', async () => {
  const desk = await start()
  await desk.step('hand_over')
  await desk.step('take_back')
  const wish = booking(desk.landing, desk.vehicle, from('03 10:00', '05 10:00'))
  expect((await send(desk.app, wish)).statusCode).toBe(201)
  const refused = await desk.step('undo_take_back')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle-not-available'])
})

test('of a handover and a cancellation at the same time, one wins', async () => {
  const desk = await start()
  desk.at('2027-03-10T13:00:00Z')
  const fee = (await desk.call('GET', `/reservations/${desk.id}/details`)).json().feeIfCancelled
  const cancelled = desk.site.cancelMyReservation({ id: desk.id }, { secret: desk.secret, seenFee: fee })
  const [handed] = await Promise.all([desk.step('hand_over'), cancelled])
  const row = await desk.kept()
  expect(row.status).toBe(handed.statusCode === 200 ? 'out' : 'cancelled')
  expect(row.cancelledAt === null).toBe(handed.statusCode === 200)
})

test('the list is filtered by status', async () => {
  const desk = await start()
  const other = await addVehicle(desk.parts, desk.landing)
  await send(desk.app, booking(desk.landing, other))
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  const listed = await desk.call('GET', `/reservations/${desk.landing}?status=out`)
  expect(listed.json()).toMatchObject([{ id: desk.id, status: 'out', overdue: false }])
  desk.at('2027-03-13T14:01:00Z')
  expect((await desk.call('GET', `/reservations/${desk.landing}?status=out`)).json()).toMatchObject([
    { overdue: true },
  ])
})

test('a reservation whose vehicle is out is not deleted', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:10:00Z')
  await desk.step('hand_over')
  const refused = await desk.call('DELETE', `/reservations/${desk.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'reservation-out'])
  await desk.step('take_back')
  expect((await desk.call('DELETE', `/reservations/${desk.id}`)).statusCode).toBe(200)
})
