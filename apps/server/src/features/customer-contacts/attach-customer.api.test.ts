import type { ReservationId } from '@nelly/domain/ids'
import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { addLanding, addVehicle, atDesk, booking, from, send, tally } from '../../../tests/support/rental.ts'
import { openRentalDesk, type RentalDesk } from '../../../tests/support/rental-desk.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import { customerContacts, customers, reservations } from '../../platform/db/schema.ts'
import { deleteLandingForGood } from '../landings/delete-landing-for-good.ts'
import { correctContact } from '../reservations/correct-contact.ts'
import { eraseOverdue } from '../reservations/erase-overdue.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'

const stored = ({ parts }: Pick<RentalDesk, 'parts'>) =>
  parts.db.select().from(customers).orderBy(asc(customers.id))
const customerOf = async ({ parts }: Pick<RentalDesk, 'parts'>, id: number) => {
  const [row] = await parts.db.select().from(reservations).where(eq(reservations.id, id))
  return row?.customerId
}
const days = (nth: number) => from(`${10 + nth} 10:00`, `${11 + nth} 10:00`)

// Rule of "Customers": server/features/customer-contacts/contact-keys.ts, server/features/phones/phone-digits.ts, server/features/customer-contacts/attach-customer.ts, server/features/phones/phone-digits.test.ts
test('who books again by the same e-mail address or phone is the same customer, and anybody else is not', async () => {
  const desk = await openRentalDesk()
  const first = await desk.book(desk.small, days(0))
  const attached = [first]
  for (const [nth, contact] of [
    { email: 'MARIA@Example.com', phone: '+34 600 11 22 33', name: 'Mari' },
    { email: 'juan@example.com', phone: '809-555-0199' },
    // By the phone of the second booking.
    { email: 'eva@example.com', phone: '0034 600112233' },
    { email: 'eva@example.com', phone: '+1 829 555 0100' },
  ].entries())
    attached.push(await desk.book(desk.small, { ...days(nth + 1), ...contact }))
  const ids = await Promise.all(attached.map((id) => customerOf(desk, id)))
  const [maria, eva] = await stored(desk)
  expect(ids).toEqual([maria?.id, maria?.id, maria?.id, maria?.id, eva?.id])
  expect(maria).toMatchObject({
    accountId: desk.owner.account,
    firstName: 'María',
    email: 'maria@example.com',
    phone: '+1 809 555 0199',
  })
  expect(eva).toMatchObject({ email: 'eva@example.com', phone: '+1 829 555 0100' })
})

test('somebody at the desk without an e-mail address gets that of their next booking', async () => {
  const desk = await openRentalDesk()
  const walkIn = (await desk.reserve(atDesk(days(0)))).json().id
  const online = await desk.book(desk.small, days(1))
  const [maria, ...others] = await stored(desk)
  expect([await customerOf(desk, walkIn), await customerOf(desk, online), others]).toEqual([
    maria?.id,
    maria?.id,
    [],
  ])
  expect(maria?.email).toBe('maria@example.com')
  // Another phone, recognised by the address.
  const again = await desk.book(desk.small, { ...days(2), phone: '+1 849 555 0123' })
  expect(await customerOf(desk, again)).toBe(maria?.id)
})

test("somebody at the desk without an e-mail address gets no stranger's by the phone they share", async () => {
  const desk = await openRentalDesk()
  await desk.reserve({ ...atDesk(days(0)), firstName: 'MARIA' })
  await desk.book(desk.small, { ...days(1), name: 'Luis', email: 'luis@example.com' })
  const keys = async () => (await desk.parts.db.select().from(customerContacts)).map(({ key }) => key)
  expect([await stored(desk), await keys()]).toMatchObject([[{ email: '' }], ['18095550199']])
  // However her name is written.
  await desk.book(desk.small, days(2))
  expect([await stored(desk), await keys()]).toMatchObject([
    [{ email: 'maria@example.com' }],
    ['18095550199', 'maria@example.com'],
  ])
})

test("a person is a customer of their own with each account, and the visitor's answer is the same", async () => {
  const desk = await openRentalDesk()
  const other = await desk.addOwner()
  const landing = await addLanding(desk.parts, other)
  const vehicle = await addVehicle(desk.parts, landing, { units: 5 })
  const [mine, others, again] = [
    await desk.book(desk.small, days(0)),
    (await send(desk.app, booking(landing, vehicle, days(0)))).json(),
    (await send(desk.app, booking(landing, vehicle, days(0)))).json(),
  ]
  const [one, two] = [await customerOf(desk, mine), await customerOf(desk, others.id)]
  expect(one).not.toBe(two)
  expect(await stored(desk)).toMatchObject([
    { id: one, accountId: desk.owner.account },
    { id: two, accountId: other.account },
  ])
  expect(await customerOf(desk, again.id)).toBe(two)
  expect(Object.keys(again)).toEqual(Object.keys(others))
  expect(JSON.stringify(again)).not.toMatch(/customer/)
})

// Rule of "Customers": server/features/customer-contacts/attach-customer.ts
test('concurrent first bookings of one person on two servers are of one customer', async () => {
  const desk = await openRentalDesk()
  const { parts } = desk
  const other = await createApp({ ...parts, db: await connectedAnew(parts.db) })
  onTestFinished(() => other.close())
  const vehicles = await Promise.all(
    Array.from({ length: 12 }, () => addVehicle(parts, desk.landing, { units: 2 })),
  )
  // Half of them by the address, half by the phone alone.
  const sent = await Promise.all(
    vehicles.map((vehicle, nth) =>
      send(
        nth % 2 ? desk.app : other,
        booking(desk.landing, vehicle, nth % 3 ? {} : { email: `maria${nth}@example.com` }),
      ),
    ),
  )
  expect(tally(sent)).toEqual({ 201: vehicles.length })
  const made = await stored(desk)
  const rows = await parts.db.select().from(reservations)
  expect(new Set(rows.map(({ customerId }) => customerId))).toEqual(new Set(made.map(({ id }) => id)))
  expect(made).toHaveLength(1)
})

test('a corrected contact is followed by a customer with no other reservation, and leaves one that has some', async () => {
  const desk = await openRentalDesk()
  const typo = await desk.book(desk.small, { ...days(0), email: 'mria@example.com' })
  const correct = (id: number, contact: object) =>
    correctContact(
      desk.parts.db,
      id as ReservationId,
      { email: 'maria@example.com', phone: '+1 809 555 0199', ...contact },
      { now: desk.clock.now(), origin: 'http://nelly.test' },
    )
  expect(await correct(typo, { phone: '+1 809 555 0198' })).toMatchObject({ ok: true })
  const [maria] = await stored(desk)
  expect(maria).toMatchObject({ email: 'maria@example.com', phone: '+1 809 555 0198' })
  const keys = await desk.parts.db.select().from(customerContacts).orderBy(asc(customerContacts.kind))
  expect(keys.map(({ key }) => key)).toEqual(['maria@example.com', '18095550198'])

  const second = await desk.book(desk.small, { ...days(1), email: 'eva@example.com', phone: '+34 600112233' })
  const eva = await customerOf(desk, second)
  expect(eva).not.toBe(maria?.id)
  await correct(second, { firstName: 'Eva' })
  expect(await customerOf(desk, second)).toBe(maria?.id)
  expect((await stored(desk)).map(({ id }) => id)).toEqual([maria?.id])
})

test('an operator who changes whose reservation it is changes the customer', async () => {
  const desk = await openRentalDesk()
  const [one, two] = [await desk.book(desk.small, days(0)), await desk.book(desk.small, days(1))]
  const maria = await customerOf(desk, one)
  await desk.change(one, { firstName: 'Marta' })
  expect(await customerOf(desk, one)).toBe(maria)
  await desk.change(two, { firstName: 'Eva', email: 'eva@example.com', phone: '+34 600112233' })
  expect(await customerOf(desk, two)).not.toBe(maria)
  expect(await stored(desk)).toMatchObject([{ firstName: 'María' }, { firstName: 'Eva' }])
})

test('an operator who gives the only reservation of a marked customer to somebody new keeps what they wrote', async () => {
  const desk = await openRentalDesk()
  const id = await desk.book(desk.small, days(0))
  const reason = { doNotRentAt: desk.clock.now(), doNotRentReason: 'Did not pay' }
  await desk.parts.db.update(customers).set({ ...reason, notes: 'Tall' })
  const maria = await customerOf(desk, id)
  await desk.change(id, { firstName: 'Eva', email: 'eva@example.com', phone: '+34 600112233' })
  expect(await customerOf(desk, id)).not.toBe(maria)
  expect(await stored(desk)).toMatchObject([
    { firstName: 'María', ...reason },
    { firstName: 'Eva', notes: null, doNotRentAt: null },
  ])
  // Nobody's reservation keeps her for ever.
  const ends = (day: string) => eraseOverdue(desk.parts.db, new Date(`2029-${day}T12:00:00Z`))
  await ends('02-20')
  expect(await stored(desk)).toHaveLength(2)
  await ends('04-01')
  expect(await stored(desk)).toEqual([])
})

test('a visitor does not correct themselves away from what their operator wrote of them, with one reservation or several', async () => {
  const desk = await openRentalDesk()
  const { db } = desk.parts
  const about = { now: desk.clock.now(), origin: 'http://nelly.test' }
  const first = await desk.book(desk.small, days(0))
  await db.update(customers).set({ doNotRentAt: desk.clock.now(), doNotRentReason: 'Did not pay' })
  const maria = await customerOf(desk, first)
  const eva = { email: 'eva@example.com', phone: '+34 600112233' }
  await correctContact(db, first as ReservationId, eva, about)
  // Known by the former data and by the new.
  const attached = [
    first,
    await desk.book(desk.small, days(1)),
    await desk.book(desk.small, { ...days(2), ...eva }),
  ]
  await correctContact(
    db,
    attached[1] as ReservationId,
    { email: 'new@example.com', phone: '+34 600112244' },
    about,
  )
  attached.push(await desk.book(desk.small, { ...days(3), email: 'new@example.com', phone: '+34 600112255' }))
  expect(await Promise.all(attached.map((id) => customerOf(desk, id)))).toEqual(attached.map(() => maria))
})

test('what was learned in another way, and a name that the operator gave, outlast a corrected contact', async () => {
  const desk = await openRentalDesk()
  const { db } = desk.parts
  const id = await desk.book(desk.small, days(0))
  const [maria] = await stored(desk)
  await db.update(customers).set({ lastName: 'Peña Mora' })
  await db.insert(customerContacts).values({
    accountId: desk.owner.account,
    customerId: maria?.id ?? 0,
    kind: 'email',
    key: 'old@example.com',
  })
  await desk.change(id, { firstName: 'Mari', email: 'mari@example.com' })
  expect(await stored(desk)).toMatchObject([
    { firstName: 'María', lastName: 'Peña Mora', email: 'mari@example.com' },
  ])
  const keys = await db.select().from(customerContacts)
  expect(keys.map(({ key }) => key).sort()).toEqual(['18095550199', 'mari@example.com', 'old@example.com'])
})

// Rule of "Customers": domain/customers/remaining-customer.ts, server/features/customer-contacts/forget-erased.ts, server/features/customer-contacts/delete-unattached.ts, server/features/reservations/erase-reservation.ts, server/features/reservations/erase-overdue.ts, domain/customers/customers.test.ts
test('what only an erased reservation had is gone from a customer who has another, by the visitor and by retention', async () => {
  const desk = await openRentalDesk()
  const { db } = desk.parts
  const hotel = { phone: '+1 809 555 0101' }
  const luis = { name: 'Luis', last_name: 'Mora', email: 'luis@example.com', ...hotel }
  const ana = await desk.book(desk.small, { ...days(0), name: 'Ana', email: 'ana@example.com', ...hotel })
  const his = await desk.book(desk.small, { ...days(2), ...luis })
  expect(await customerOf(desk, his)).toBe(await customerOf(desk, ana))
  const left = async () => [
    await stored(desk),
    (await db.select().from(customerContacts)).map(({ key }) => key).sort(),
  ]
  expect(await eraseReservation(db, ana as ReservationId, new Date('2027-03-20T12:00:00Z'))).toBe(true)
  expect(await left()).toMatchObject([
    [{ firstName: 'Luis', lastName: 'Mora', email: 'luis@example.com', phone: '+1 809 555 0101' }],
    ['18095550101', 'luis@example.com'],
  ])
  // Years later he comes again from another place, with another surname.
  desk.clock.set('2028-12-01T12:00:00Z')
  const later = { ...luis, last_name: 'Mora Paz', phone: '+34 600112233' }
  const trip = { date_of_departure: '2028-12-10', date_of_arrival: '2028-12-12' }
  await desk.book(desk.small, { ...days(4), ...later, ...trip })
  expect(await eraseOverdue(db, new Date('2029-04-01T12:00:00Z'))).toBe(1)
  expect(await left()).toMatchObject([
    [{ lastName: 'Mora Paz', phone: '+34 600112233' }],
    ['34600112233', 'luis@example.com'],
  ])
})

test('a customer is erased with the last of their reservations, by the visitor, by retention or with its landing', async () => {
  const desk = await openRentalDesk()
  const { db } = desk.parts
  const [first, second] = [await desk.book(desk.small, days(0)), await desk.book(desk.small, days(2))]
  await desk.book(desk.large, { ...days(4), email: 'eva@example.com', phone: '+34 600112233' })
  const later = new Date('2027-03-20T12:00:00Z')
  expect(await eraseReservation(db, first as ReservationId, later)).toBe(true)
  expect(await customerOf(desk, first)).toBeNull()
  expect(await stored(desk)).toHaveLength(2)
  expect(await eraseReservation(db, second as ReservationId, later)).toBe(true)
  expect(await stored(desk)).toMatchObject([{ firstName: 'María', email: 'eva@example.com' }])
  expect(await db.$count(customerContacts)).toBe(2)
  expect(await eraseOverdue(db, new Date('2029-04-01T12:00:00Z'))).toBe(1)
  expect(await stored(desk)).toEqual([])

  const [account, at] = [desk.owner.account, new Date()] as const
  const crowd = { accountId: account, firstName: 'Ana', lastName: 'Paz', email: '', phone: '', createdAt: at }
  await db.insert(customers).values(Array.from({ length: 1_100 }, () => crowd))
  expect(await eraseOverdue(db, new Date('2029-04-01T12:00:00Z'))).toBe(0)
  expect(await stored(desk)).toEqual([])

  await desk.book(desk.small, days(6))
  await desk.ask('DELETE', `/landing/${desk.landing}`)
  expect(await stored(desk)).toHaveLength(1)
  const who = { account: desk.owner.account, actor: { kind: 'system' } } as const
  expect(await deleteLandingForGood(desk.parts, who, desk.landing)).toBe(true)
  expect(await stored(desk)).toEqual([])
})

test('a landing deleted for good takes along what was typed on it alone, from a customer who stays', async () => {
  const desk = await openRentalDesk()
  const other = await addLanding(desk.parts, desk.owner)
  const vehicle = await addVehicle(desk.parts, other, { units: 2 })
  await desk.book(desk.small, days(0))
  await desk.book(desk.small, days(1))
  const eva = { name: 'Eva', email: 'eva@example.com' }
  const booked = await send(desk.app, booking(other, vehicle, { ...days(2), ...eva }))
  expect(booked.statusCode).toBe(201)
  const who = { account: desk.owner.account, actor: { kind: 'system' } } as const
  await desk.ask('DELETE', `/landing/${desk.landing}`)
  expect(await deleteLandingForGood(desk.parts, who, desk.landing)).toBe(true)
  expect(await stored(desk)).toMatchObject([{ firstName: 'Eva', email: 'eva@example.com' }])
  const keys = await desk.parts.db.select().from(customerContacts).orderBy(asc(customerContacts.key))
  expect(keys.map(({ key }) => key)).toEqual(['18095550199', 'eva@example.com'])
})

for (const { city, timezone, one, other } of [
  { city: 'Madrid', timezone: 'Europe/Madrid', one: '600112233', other: '+34 600 112 233' },
  { city: 'Madrid', timezone: 'Europe/Madrid', one: '+34 600112233', other: '600 11 22 33' },
  { city: 'Santo Domingo', timezone: 'America/Santo_Domingo', one: '829-555-0199', other: '+18295550199' },
]) {
  test(`${one} and ${other} are one customer of a landing in ${city}, whom its operator does not rent to`, async () => {
    const desk = await openRentalDesk({}, { timezone })
    const first = await desk.book(desk.small, { ...days(0), phone: one })
    await desk.ask('PATCH', `/customers/${await customerOf(desk, first)}`, { doNotRentReason: 'Did not pay' })
    const wanted = { landingId: desk.landing, phone: other }
    for (const asked of [wanted, { phone: other }])
      expect((await desk.ask('POST', '/customers/match', asked)).json()).toMatchObject({
        customer: { doNotRentReason: 'Did not pay' },
      })
    const again = await desk.reserve({ ...atDesk(days(1)), firstName: 'Eva', phone: other })
    expect(again.json()).toMatchObject({ customer: { doNotRentReason: 'Did not pay' } })
    expect(await stored(desk)).toHaveLength(1)
  })
}

test("a number of another country is nobody's of this one", async () => {
  const desk = await openRentalDesk()
  const madrid = await addLanding(desk.parts, desk.owner, { timezone: 'Europe/Madrid' })
  await desk.book(desk.small, { ...days(0), phone: '+34 600112233' })
  const match = async (landing: number) =>
    (await desk.ask('POST', '/customers/match', { landingId: landing, phone: '600112233' })).json().customer
  expect([await match(desk.landing), await match(madrid)]).toMatchObject([null, { firstName: 'María' }])
  const other = await desk.addOwner()
  const theirs = await addLanding(desk.parts, other)
  expect(await desk.ask('POST', '/customers/match', { landingId: theirs, phone: '1' })).toMatchObject({
    statusCode: 404,
  })
})

test('who is known by a phone as it was written before it was read in a country is found by it, and loses nothing', async () => {
  const desk = await openRentalDesk({}, { timezone: 'Europe/Madrid' })
  const { db } = desk.parts
  const known = async (name: string, key: string, doNotRentReason: string | null) => {
    const [row] = await db
      .insert(customers)
      .values({
        accountId: desk.owner.account,
        firstName: name,
        lastName: 'Paz',
        email: '',
        phone: key,
        doNotRentReason,
        doNotRentAt: doNotRentReason === null ? null : desk.clock.now(),
        createdAt: desk.clock.now(),
      })
      .returning()
    await db.insert(customerContacts).values({
      accountId: desk.owner.account,
      customerId: row?.id as number,
      kind: 'phone',
      key,
    })
    return row?.id
  }
  // One person who was two, as the phone was written in two ways.
  await known('Eva', '34600112233', null)
  const refused = await known('Eva', '600112233', 'Did not pay')
  const alone = await known('Luis', '699112233', null)
  const attached = [
    await desk.book(desk.small, { ...days(0), email: 'one@example.com', phone: '+34 600112233' }),
    await desk.book(desk.small, { ...days(1), email: 'two@example.com', phone: '600112233' }),
    await desk.book(desk.small, { ...days(2), email: 'three@example.com', phone: '+34 699112233' }),
  ]
  expect(await Promise.all(attached.map((id) => customerOf(desk, id)))).toEqual([refused, refused, alone])
  expect(await stored(desk)).toHaveLength(3)
  const keys = await db.select().from(customerContacts).orderBy(asc(customerContacts.id))
  expect(keys.map(({ key }) => key)).toEqual(['34600112233', '600112233', '699112233'])
})

test('a phone that another reservation has in another spelling outlasts an erased one', async () => {
  const desk = await openRentalDesk({}, { timezone: 'Europe/Madrid' })
  const first = await desk.book(desk.small, { ...days(0), phone: '600112233' })
  await desk.book(desk.small, { ...days(2), phone: '+34 600112233' })
  expect(
    await eraseReservation(desk.parts.db, first as ReservationId, new Date('2027-03-12T22:00:00Z')),
  ).toBe(true)
  expect(await stored(desk)).toMatchObject([{ phone: '600112233' }])
  const keys = await desk.parts.db.select().from(customerContacts).orderBy(asc(customerContacts.key))
  expect(keys.map(({ key }) => key)).toEqual(['34600112233', 'maria@example.com'])
})
