import type { SearchResults } from '@nelly/contract/search/search'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, from, poolOf, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { customers, landings, reservations, units, vehicles } from '../../platform/db/schema.ts'

let nelly: TestApp
let desk: BlockDesk
let luis: SignedIn

const maria = { name: 'María', last_name: 'Núñez', email: 'm.nunez@example.com', phone: '+1 (809) 555-0177' }

beforeAll(async () => {
  nelly = await startTestApp()
  nelly.clock.set('2027-03-01T14:00:00Z')
  desk = await openBlockDesk(nelly, 9)
  await desk.call('PUT', `/vehicles/${desk.vehicle}/units/2`, {
    plate: 'A-123 456',
    vin: 'KNAB2512AMT123456',
  })
  luis = await signedInOwner(nelly)
})

const search = (text: string, who = desk.ana) =>
  desk.call('GET', `/search?q=${encodeURIComponent(text)}`, undefined, who)
const found = async (text: string, who = desk.ana) => (await search(text, who)).json()

async function book(customer: object = {}): Promise<{ id: number; reference: string }> {
  const made = await send(nelly.app, {
    ...booking(desk.landing, desk.vehicle, from('10 10:00', '12 10:00')),
    ...customer,
  })
  expect(made.statusCode).toBe(201)
  return made.json()
}

describe('a reservation is found', () => {
  let booked: { id: number; reference: string }

  beforeAll(async () => {
    await book()
    booked = await book(maria)
  })

  test.each([
    'nunez',
    'MARÍA NÚÑ',
    'maria',
    'm.nunez@exam',
    '809 555 0177',
    '+1.809.555-0177',
    '0177',
    '0018095550177',
  ])('by its customer: “%s”', async (text) => {
    const { reservations: hits } = await found(text)
    expect(hits.map(({ id }: { id: number }) => id)).toContain(booked.id)
  })

  test.each(['unez', 'ñez', '12345', 'maria pena lopez', '%%', '_______', "' or 1=1 --", '\\\\'])(
    'not by “%s”',
    async (text) => {
      const answer = await search(text)
      expect([answer.statusCode, answer.json().reservations]).toEqual([200, []])
    },
  )

  test('by its reference as it is read out, and its beginning; first, where it is the whole of it', async () => {
    const { reference, id } = booked
    for (const text of [
      reference,
      reference.toLowerCase().replaceAll('-', ' '),
      reference.replaceAll('-', ''),
    ])
      expect((await found(text)).reservations).toMatchObject([{ id, reference, rank: 'exact' }])
    expect((await found(reference.slice(0, 6))).reservations).toMatchObject([{ id, rank: 'part' }])
  })

  test('by its number', async () => {
    const { reservations: hits } = await found(`#${booked.id}`)
    expect(hits[0]).toMatchObject({ id: booked.id, rank: 'exact' })
  })

  test('with what tells it from others', async () => {
    expect((await found('nunez')).reservations).toEqual([
      {
        id: booked.id,
        reference: booked.reference,
        firstName: 'María',
        lastName: 'Núñez',
        isErased: false,
        vehicleName: 'Kia Rio',
        landingName: expect.stringContaining('Sun Cars'),
        pickup: '2027-03-10',
        back: '2027-03-12',
        ...{ balance: 12_207, currency: 'USD' },
        status: 'confirmed',
        rank: 'part',
      },
    ])
  })

  test('no longer, once it is deleted', async () => {
    const { id, reference } = await book({ ...maria, name: 'Borrada' })
    await desk.call('DELETE', `/reservations/${id}`)
    expect((await found('borrada')).reservations).toEqual([])
    expect((await found(reference)).reservations).toEqual([])
  })
})

test('a customer is found by name, e-mail and phone, and whether nothing is to be rented to them', async () => {
  const person = { name: 'Zoraida', last_name: 'Ávila', email: 'zo@example.com', phone: '+1 829 555 0133' }
  await book(person)
  await nelly.parts.db
    .update(customers)
    .set({ doNotRentAt: nelly.clock.now(), doNotRentReason: 'Did not pay' })
    .where(eq(customers.firstName, 'Zoraida'))
  for (const text of ['avila zor', 'zo@example', '829.555.0133'])
    expect((await found(text)).customers).toMatchObject([
      { firstName: 'Zoraida', lastName: 'Ávila', phone: person.phone, isDoNotRent: true },
    ])
  expect((await found('18295550133')).customers).toMatchObject([{ rank: 'exact' }])
  expect(await found('zoraida', luis)).toMatchObject({ customers: [], reservations: [] })
})

test('a customer is found by every address and phone that they are known by', async () => {
  const person = { name: 'Yajaira', last_name: 'Mota', email: 'yaja@example.com', phone: '+1 829 555 0144' }
  await book(person)
  await book({ ...person, phone: '+34 600 11 22 33' })
  await book({ ...person, name: 'Yaya', email: 'yaya.trabajo@example.org', phone: '+1 829 555 0155' })
  const [kept, removed] = [(await found('yajaira')).customers[0], (await found('yaya')).customers[0]]
  await desk.call('POST', `/customers/${kept.id}/merge`, { removed: removed.id })
  for (const text of ['600 112 233', '829 555 0144', 'trabajo', 'yaja@example.com'])
    expect((await found(text)).customers).toMatchObject([{ firstName: 'Yajaira' }])
  expect((await found('trabajo yajaira')).customers).toEqual([])
  expect((await found('trabajo', luis)).customers).toEqual([])
})

test('a unit is found by its plate in any writing, a part of it, and its VIN', async () => {
  const unit = { vehicleId: desk.vehicle, number: 2, plate: 'A-123 456' }
  expect((await found('a123456')).units).toMatchObject([{ ...unit, rank: 'exact' }])
  expect((await found('23-45')).units).toMatchObject([{ ...unit, rank: 'part' }])
  expect((await found('knab2512')).units).toMatchObject([unit])
  expect((await found('a123457')).units).toEqual([])
})

test('a plate of a unit that the vehicle no longer has is not found', async () => {
  const vehicle = await addVehicle(nelly.parts, desk.landing, { units: 1 })
  await nelly.parts.db
    .insert(units)
    .values({ poolId: await poolOf(nelly.parts.db, vehicle), number: 2, plate: 'GONE1', plateKey: 'GONE1' })
  expect((await found('gone1')).units).toEqual([])
})

test('vehicles and landings are found by words of their names, the best first, eight at most', async () => {
  for (let n = 1; n < 10; n++) await addVehicle(nelly.parts, desk.landing, { name: `Ford Kuga ${n}` })
  const kuga = await addVehicle(nelly.parts, desk.landing, { name: 'Kuga', brand: 'Ford' })
  const { vehicles: hits } = await found('kuga')
  expect(hits).toHaveLength(8)
  expect(hits[0]).toMatchObject({
    id: kuga,
    landingId: desk.landing,
    name: 'Kuga',
    isOnSale: true,
    rank: 'exact',
  })
  const landing = await addLanding(nelly.parts, desk.ana, { displayName: 'Búho Rent', status: 'draft' })
  expect((await found('buho')).landings).toEqual([
    { id: landing, displayName: 'Búho Rent', isPublished: false, rank: 'beginning' },
  ])
})

test('what is deleted is not found', async () => {
  const { db, now } = nelly.parts
  const vehicle = await addVehicle(nelly.parts, desk.landing, { name: 'Zastava' })
  const landing = await addLanding(nelly.parts, desk.ana, { displayName: 'Zenit' })
  await addVehicle(nelly.parts, landing, { name: 'Zaporozhets' })
  await db.update(vehicles).set({ deletedAt: now() }).where(eq(vehicles.id, vehicle))
  await db.update(landings).set({ deletedAt: now() }).where(eq(landings.id, landing))
  for (const text of ['zastava', 'zenit', 'zaporozhets'])
    expect(await found(text)).toMatchObject({ vehicles: [], landings: [] })
})

test('nothing of another account is found', async () => {
  const { id, reference } = await book(maria)
  for (const text of [
    'nunez',
    '8095550177',
    reference,
    `${id}`.padStart(2, '0'),
    'a123456',
    'kia',
    'sun cars',
  ]) {
    const nothing: Record<keyof SearchResults, []> = {
      reservations: [],
      customers: [],
      units: [],
      vehicles: [],
      landings: [],
    }
    expect(await found(text, luis), text).toEqual(nothing)
  }
})

test('an erased reservation is found by its reference alone', async () => {
  const { id, reference } = await book({ ...maria, name: 'Olvidada' })
  await nelly.parts.db
    .update(reservations)
    .set({ firstName: '', lastName: '', email: '', phone: '', customerId: null, erasedAt: nelly.clock.now() })
    .where(eq(reservations.id, id))
  expect((await found('olvidada')).reservations).toEqual([])
  expect((await found(reference)).reservations).toMatchObject([{ id, isErased: true }])
})

test.each(['', ' ', 'a', ' a ', 'x'.repeat(81), 'a\u0000b'])(
  '“%s” is refused with its field',
  async (text) => {
    const refused = await search(text)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['q']])
  },
)

test('only an owner may search', async () => {
  expect((await nelly.app.inject({ url: '/api/search?q=kia' })).statusCode).toBe(401)
  expect((await nelly.app.inject({ url: '/search?q=kia', headers: desk.ana.headers })).statusCode).toBe(404)
})
