import { expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, from, send, setUnits } from '../../../tests/support/rental.ts'
import { reservations, vehiclePictures } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'

async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  return {
    ...booked,
    remove: () => booked.call('DELETE', `/reservations/${booked.id}`),
    restore: () => booked.call('POST', `/reservations/${booked.id}/restoration`),
  }
}

const bookAgain = ({ app, landing, vehicle }: OwnReservation, changes?: Record<string, unknown>) =>
  send(app, booking(landing, vehicle, changes))

test('a deleted reservation is restored unchanged, and holds its vehicle again', async () => {
  const booked = await start()
  const before = await booked.kept()
  await booked.remove()
  const answer = await booked.restore()
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ id: booked.id, cancelled: null }),
  ])
  expect(await booked.kept()).toEqual({ ...before, revision: before.revision + 2 })
  expect((await bookAgain(booked)).statusCode).toBe(409)
  const events = await reservationEventsOf(booked.parts.db, booked.id)
  expect(events.map(({ kind, actorKind }) => [kind, actorKind])).toEqual([
    ['deleted', 'person'],
    ['restored', 'person'],
  ])
  expect((await booked.restore()).statusCode).toBe(200)
  expect(await reservationEventsOf(booked.parts.db, booked.id)).toHaveLength(2)
})

test('where the vehicle was booked meanwhile it is refused, and stays deleted', async () => {
  const booked = await start()
  await booked.remove()
  expect((await bookAgain(booked)).statusCode).toBe(201)
  const answer = await booked.restore()
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'vehicle-not-available'])
  expect((await booked.kept()).deletedAt).not.toBeNull()
})

test('it gets another unit, or others are reassigned, where that makes room', async () => {
  const booked = await start(from('10 10:00', '14 10:00'))
  await setUnits(booked.parts.db, booked.vehicle, 2)
  await booked.remove()
  // Units 1 and 2, each at a time when the other is free.
  await bookAgain(booked, from('09 10:00', '11 10:00'))
  await bookAgain(booked, from('10 10:00', '12 10:00'))
  await bookAgain(booked, from('13 10:00', '15 10:00'))
  expect((await booked.restore()).statusCode).toBe(409)
  const [, , , last] = await booked.parts.db.select().from(reservations).orderBy(reservations.id)
  await booked.call('POST', `/reservations/${last?.id}/cancellation`, { reason: 'duplicate' })
  await booked.call('DELETE', `/reservations/${last?.id}`)
  expect((await booked.restore()).statusCode).toBe(409)
  const [, second] = await booked.parts.db.select().from(reservations).orderBy(reservations.id)
  await booked.call('POST', `/reservations/${second?.id}/cancellation`, { reason: 'duplicate' })
  expect((await booked.restore()).statusCode).toBe(200)
})

test('a cancelled one is restored as cancelled, even if the vehicle is taken', async () => {
  const booked = await start()
  await booked.call('POST', `/reservations/${booked.id}/cancellation`, { reason: 'duplicate' })
  await booked.remove()
  await bookAgain(booked)
  expect((await booked.restore()).json()).toMatchObject({ cancelled: { by: 'owner' } })
})

test('after a day, or once its personal data was erased, it stays deleted', async () => {
  const late = await start()
  await late.remove()
  late.clock.advance(24 * 3_600_000 + 1)
  const refused = await late.restore()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'reservation-not-restorable'])
  const erased = await start()
  await erased.remove()
  await erased.site.eraseMyReservation({ id: erased.id })
  expect((await erased.restore()).json().code).toBe('reservation-not-restorable')
})

test('it is restored with its picture, even if its vehicle lost that meanwhile, unless the file is gone', async () => {
  const booked = await start()
  await addPicture(booked.parts, booked.vehicle)
  const [picture] = await booked.parts.db.select().from(vehiclePictures)
  const path = picture?.picture.path ?? ''
  await booked.parts.files.put(path, Buffer.from('as good as a picture'))
  await booked.parts.db.update(reservations).set({ vehiclePicture: path })
  await booked.remove()
  await booked.call('DELETE', `/vehicle/${booked.vehicle}`)
  expect((await booked.restore()).statusCode).toBe(200)
  expect((await booked.kept()).vehiclePicture).toBe(path)
  await booked.remove()
  await booked.parts.files.remove(path)
  expect((await booked.restore()).statusCode).toBe(200)
  expect((await booked.kept()).vehiclePicture).toBeNull()
})

test('of a restoration and a concurrent booking of the vehicle, one succeeds', async () => {
  for (let round = 0; round < 4; round++) {
    const booked = await start()
    await booked.remove()
    const book = () => bookAgain(booked)
    const first = round % 2 ? book() : undefined
    const [restored, made] = await Promise.all([booked.restore(), first ?? book()])
    expect([restored.statusCode === 200, made.statusCode === 201].filter(Boolean)).toHaveLength(1)
    await booked.close()
  }
})
