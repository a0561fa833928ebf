import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { dollars } from '@nelly/domain/testing/dollars'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import {
  accounts,
  formerNames,
  landings,
  places,
  reservations,
  vehiclePictures,
  vehicles,
} from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { mailedReservation } from '../reservations/mail/mailed-reservation.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { SECRET_LIMIT } from '../reservations/secret-limit.ts'

test('the secret gives access to the whole reservation', async () => {
  const { open, parts, owner } = await startBooked({
    description: 'Con sombrilla',
    extras: [{ code: 'baby_seat', quantity: 1 }],
    driver_age: 34,
    additional_drivers: 2,
  })
  await parts.db.update(accounts).set({ phone: '+1 809 555 0100' }).where(eq(accounts.id, owner.account))
  expect(await open()).toMatchObject({
    vehicle: { name: 'Kia Rio', picture: undefined },
    period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
    pickupPlace: 'Santiago',
    returnPlace: 'La Romana',
    persons: 2,
    driverAge: 34,
    additionalDrivers: 2,
    quote: bookedQuote(45, 3, [{ code: 'baby_seat', quantity: 1 }]),
    customer: {
      firstName: 'María',
      lastName: 'Peña',
      phone: '+1 809 555 0199',
      email: 'maria@example.com',
      comment: 'Con sombrilla',
    },
    operator: { email: owner.email, phone: '+1 809 555 0100' },
    cancelled: undefined,
    isWithdrawn: false,
    erasedAt: undefined,
  })
})

test('how the vehicle is picked up is told to its visitor alone, on the page, by mail and in the calendar, while it is to be', async () => {
  const { open, kept, parts, site, landing, name, id, secret, clock } = await startBooked()
  const place = { landingId: landing, isPickup: true, isReturn: true, createdAt: clock.now() }
  await parts.db.insert(places).values([
    { ...place, name: 'SANTIAGO', position: 0, instructionsEs: 'Salida B.\nLetrero verde.' },
    {
      ...place,
      name: 'La Romana',
      position: 1,
      instructionsEs: 'Donde siempre.',
      instructionsEn: 'As ever.',
    },
  ])
  const mailed = async () => (await mailedReservation(parts.db, await kept())).pickupInstructions
  const inCalendar = async () => (await site.calendarOf({ id })).content.includes('Salida B.')
  expect((await open()).pickupInstructions).toEqual({ es: 'Salida B.\nLetrero verde.', en: '' })
  expect(await mailed()).toEqual(['Salida B.', 'Letrero verde.'])
  expect(await inCalendar()).toBe(true)
  const visit = await site.visit(name)
  expect(visit.kind === 'found' && visit.landing.places).toHaveLength(2)
  expect(JSON.stringify(visit)).not.toMatch(/Salida B|Donde siempre/)

  const standing = (status: 'requested' | 'confirmed', answerBy: Date | null) =>
    parts.db.update(reservations).set({ status, answerBy }).where(eq(reservations.id, id))
  await standing('requested', clock.now())
  expect([(await open()).pickupInstructions, await mailed()]).toEqual([undefined, undefined])
  await standing('confirmed', null)
  await site.cancelMyReservation({ id }, { secret, seenFee: dollars(100) })
  expect([(await open()).pickupInstructions, await mailed()]).toEqual([undefined, undefined])
  expect(await inCalendar()).toBe(false)
})

test('a place without instructions tells none', async () => {
  const { open, parts, landing, kept, clock } = await startBooked()
  await parts.db.insert(places).values({
    ...{ landingId: landing, name: 'Santiago', position: 0, isPickup: true, isReturn: true },
    createdAt: clock.now(),
  })
  expect((await open()).pickupInstructions).toBeUndefined()
  expect((await mailedReservation(parts.db, await kept())).pickupInstructions).toBeUndefined()
})

test('the picture is the booked one, with its lighter formats while the vehicle has it', async () => {
  const { open, parts, vehicle, id, clock } = await startBooked()
  const sources = [{ type: 'image/avif' as const, width: 640, path: 'vehicles/a-640.avif' }]
  const picture = { path: 'vehicles/a.jpg', width: 900, height: 600, sources }
  await parts.db
    .insert(vehiclePictures)
    .values({ vehicleId: vehicle, position: 0, picture, createdAt: clock.now() })
  await parts.db.update(reservations).set({ vehiclePicture: 'vehicles/a.jpg' }).where(eq(reservations.id, id))
  expect((await open()).vehicle.picture).toEqual(picture)
  await parts.db.delete(vehiclePictures)
  expect((await open()).vehicle.picture).toMatchObject({ path: 'vehicles/a.jpg', sources: [] })
})

test('only the hash of a secret is stored, and neither the hash nor the reference gives access', async () => {
  const { site, name, secret, kept } = await startBooked()
  const row = await kept()
  expect(JSON.stringify(row)).not.toContain(secret)
  for (const wrong of [
    row.secretHash ?? '',
    row.reference,
    '',
    `${secret}x`,
    secret.slice(1),
    '\0',
    '😀'.repeat(999),
  ]) {
    expect(await site.myReservation(name, wrong)).toEqual({ kind: 'not-found' })
  }
})

test("a secret is not valid below another landing's address, of the same owner or not", async () => {
  const { site, parts, owner, addOwner, secret, vehicle, landing, app, clock } = await startBooked()
  const other = await addLanding(parts, await addOwner(), { name: 'moon-cars' })
  await addLanding(parts, owner, { name: 'star-cars' })
  for (const name of ['moon-cars', 'star-cars', 'MOON-cars', 'a\0b', '..', '']) {
    expect(await site.myReservation(name, secret)).toEqual({ kind: 'not-found' })
  }
  // Another owner's secret only opens their own.
  const otherSecret = newSecret()
  const moon = await addVehicle(parts, other)
  const { id } = (await send(app, booking(other, moon))).json()
  await parts.db
    .update(reservations)
    .set({ secretHash: secretHashOf(otherSecret) })
    .where(eq(reservations.id, id))
  const visit = await site.myReservation('moon-cars', otherSecret)
  expect(visit).toMatchObject({ kind: 'found', reservation: { id } })
  expect([vehicle, landing, clock]).not.toContain(id)
})

test('the link survives unpublishing, renaming and deletion of its landing and vehicle', async () => {
  const { site, open, parts, landing, name, secret, vehicle, id, clock } = await startBooked()
  const change = (changes: Partial<typeof landings.$inferInsert>) =>
    parts.db.update(landings).set(changes).where(eq(landings.id, landing))
  await change({ status: 'draft' })
  expect((await open()).id).toBe(id)
  await change({ deletedAt: clock.now() })
  await parts.db.update(vehicles).set({ deletedAt: clock.now() }).where(eq(vehicles.id, vehicle))
  expect((await open()).vehicle.name).toBe('Kia Rio')
  await change({ name: 'new-name' })
  expect(await site.myReservation(name, secret)).toEqual({ kind: 'moved', to: 'new-name' })
  await parts.db.insert(formerNames).values({ name, landingId: landing, createdAt: clock.now() })
  expect(await site.myReservation(name.toUpperCase(), secret)).toEqual({ kind: 'moved', to: 'new-name' })
  expect(await site.myReservation('NEW-name', secret)).toEqual({ kind: 'moved', to: 'new-name' })
})

test('wrong secrets of a network are limited, right ones are not counted', async () => {
  const { site, name, secret, clock } = await startBooked({}, { rateLimits: true })
  const kinds = async (tried: string, times: number) => {
    const visits = await Promise.all(Array.from({ length: times }, () => site.myReservation(name, tried)))
    return Object.fromEntries(
      [...Map.groupBy(visits, ({ kind }) => kind)].map(([kind, some]) => [kind, some.length]),
    )
  }
  expect(await kinds(secret, 30)).toEqual({ found: 30 })
  expect(await kinds('wrong', SECRET_LIMIT.points + 3)).toEqual({
    'not-found': SECRET_LIMIT.points,
    'too-many-tries': 3,
  })
  expect(await site.myReservation(name, secret)).toEqual({
    kind: 'too-many-tries',
    retryAfter: SECRET_LIMIT.seconds,
  })
  clock.advance(SECRET_LIMIT.seconds * 1000)
  expect(await kinds(secret, 1)).toEqual({ found: 1 })
})

test('the calendar file has the current rental, and removes it after a cancellation', async () => {
  const { site, id, secret } = await startBooked()
  const file = await site.calendarOf({ id })
  expect(file.contentType).toMatch(/^text\/calendar/)
  expect(file.content).toMatch(/DTSTART:20270310T140000Z\r\n/)
  expect(file.content).toContain('METHOD:PUBLISH')
  await site.cancelMyReservation({ id }, { secret, seenFee: dollars(100) })
  expect((await site.calendarOf({ id })).content).toContain('METHOD:CANCEL')
})
