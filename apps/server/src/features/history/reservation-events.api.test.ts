import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { appendReservationEvent, reservationEventsOf } from './reservation-events.ts'

const cancel = ({ site, id, secret }: OwnReservation) =>
  site.cancelMyReservation({ id }, { secret, seenFee: dollars(100) })

const eventsOf = ({ parts, id }: OwnReservation) => reservationEventsOf(parts.db, id)

test('a visitor’s cancellation and an operator’s deletion are stored as events with their actor, once each', async () => {
  const booked = await startBooked()
  await Promise.all([cancel(booked), cancel(booked)])
  const remove = () => booked.call('DELETE', `/reservations/${booked.id}`)
  await Promise.all([remove(), remove()])
  const at = booked.clock.now()
  const without = { reason: null, note: null, details: null }
  expect(await eventsOf(booked)).toEqual([
    {
      id: 1,
      reservationId: booked.id,
      kind: 'cancelled',
      actorKind: 'visitor',
      actorId: null,
      at,
      ...without,
    },
    {
      id: 2,
      reservationId: booked.id,
      kind: 'deleted',
      actorKind: 'person',
      actorId: booked.owner.id,
      at,
      ...without,
    },
  ])
})

test('the notes of events are erased with the personal data; kind and actor stay', async () => {
  const booked = await startBooked()
  const about = {
    reservationId: booked.id,
    actor: { kind: 'person', id: booked.owner.id },
    at: new Date(0),
  } as const
  await appendReservationEvent(booked.parts.db, {
    ...about,
    kind: 'cancelled',
    reason: 'other',
    note: 'María called',
  })
  booked.clock.set('2027-03-13T14:00:00Z')
  expect(await booked.site.eraseMyReservation({ id: booked.id })).toBe(true)
  expect(await eventsOf(booked)).toMatchObject([
    { kind: 'cancelled', actorKind: 'person', reason: 'other', note: null },
  ])
})

test('an owner exports the events of their reservations', async () => {
  const booked = await startBooked()
  await cancel(booked)
  const exported = (await booked.call('GET', `/users/export/${booked.owner.id}`)).json()
  expect(exported.reservation_events).toMatchObject([
    { reservation_id: booked.id, kind: 'cancelled', actor_kind: 'visitor' },
  ])
})
