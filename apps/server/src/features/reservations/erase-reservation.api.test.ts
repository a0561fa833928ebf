import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { jobs, places } from '../../platform/db/schema.ts'

const erase = ({ site, id }: OwnReservation) => site.eraseMyReservation({ id })
const cancel = ({ site, id, secret }: OwnReservation) =>
  site.cancelMyReservation({ id }, { secret, seenFee: dollars(100) })

const PERSONAL = ['María', 'Peña', '555 0199', 'maria@example.com', 'Con sombrilla']

test('erasing removes all personal data; dates, vehicle and price stay', async () => {
  const booked = await startBooked({ description: 'Con sombrilla', driver_age: 67 })
  const before = await booked.kept()
  expect(before.driverAge).toBe(67)
  await cancel(booked)
  expect(await erase(booked)).toBe(true)
  const after = await booked.kept()
  for (const personal of PERSONAL) expect(JSON.stringify(after)).not.toContain(personal)
  expect([after.payloadHash, after.driverAge]).toEqual([null, null])
  expect(after).toMatchObject({
    during: before.during,
    vehicleName: before.vehicleName,
    quote: before.quote,
    totalMinor: before.totalMinor,
    reference: before.reference,
    erasedAt: booked.clock.now(),
  })
  expect(await booked.open()).toMatchObject({ customer: undefined, erasedAt: '2027-03-01T10:00' })
})

test('the owner gets no personal data of it, and finds none by searching', async () => {
  const booked = await startBooked({ description: 'Con sombrilla' })
  await cancel(booked)
  await erase(booked)
  const headers = { authorization: `Bearer ${await booked.signIn(booked.owner)}` }
  const listed = await booked.app.inject({ url: `/api/reservations/user/${booked.owner.id}`, headers })
  for (const personal of PERSONAL) expect(listed.body).not.toContain(personal)
  expect(listed.json()[0].reservations).toHaveLength(1)
  const url = `/api/reservations/${booked.landing}?search=maria`
  expect((await booked.app.inject({ url, headers })).json()).toEqual([])
})

test('the contents of mails are erased too, sent or waiting', async () => {
  const booked = await startBooked()
  await cancel(booked)
  const mails = () => booked.parts.db.select().from(jobs)
  expect(JSON.stringify(await mails())).toContain('maria@example.com')
  await erase(booked)
  for (const personal of PERSONAL) expect(JSON.stringify(await mails())).not.toContain(personal)
})

test('a place that the visitor typed is erased, one of the landing stays', async () => {
  const booked = await startBooked({ place_of_departure: 'Calle El Sol 12', arrival_place: 'La Romana' })
  const named = (name: string, position: number) => ({
    ...{ landingId: booked.landing, name, position, createdAt: booked.clock.now() },
    ...{ isPickup: true, isReturn: true },
  })
  await booked.parts.db.insert(places).values([named('Santiago', 0), named('LA ROMANA', 1)])
  await cancel(booked)
  await erase(booked)
  expect(await booked.open()).toMatchObject({ pickupPlace: '', returnPlace: 'La Romana' })
})

for (const { at, state, erased } of [
  { at: '2027-03-01T14:00:00Z', state: 'to come', erased: false },
  { at: '2027-03-13T13:59:59Z', state: 'under way', erased: false },
  { at: '2027-03-13T14:00:00Z', state: 'over', erased: true },
]) {
  test(`while the rental is ${state} its data is ${erased ? '' : 'not '}erased`, async () => {
    const booked = await startBooked()
    booked.clock.set(at)
    expect(await erase(booked)).toBe(erased)
    expect((await booked.kept()).firstName).toBe(erased ? '' : 'María')
  })
}

test('a reservation that the operator deleted can still be erased', async () => {
  const booked = await startBooked()
  const headers = { authorization: `Bearer ${await booked.signIn(booked.owner)}` }
  await booked.app.inject({ method: 'DELETE', url: `/api/reservations/${booked.id}`, headers })
  expect(await erase(booked)).toBe(true)
})

test('erasing twice changes nothing the second time', async () => {
  const booked = await startBooked()
  await cancel(booked)
  await erase(booked)
  const first = await booked.kept()
  booked.clock.advance(60_000)
  expect(await erase(booked)).toBe(true)
  expect(await booked.kept()).toEqual(first)
})

test('a booking repeated after it was erased is refused', async () => {
  const booked = await startBooked()
  await cancel(booked)
  await erase(booked)
  const again = await send(booked.app, booking(booked.landing, booked.vehicle), 'the-visitors-key')
  expect([again.statusCode, again.json().code]).toEqual([409, 'idempotency-key-reused'])
})
