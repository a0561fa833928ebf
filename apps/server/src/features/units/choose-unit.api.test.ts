import { asc } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { reservationEvents } from '../../platform/db/schema.ts'

let nelly: TestApp
let desk: BlockDesk

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  nelly.clock.set('2027-03-01T14:00:00Z')
  desk = await openBlockDesk(nelly)
})

const choose = (id: number, fields: object, who = desk.ana) =>
  desk.call('PUT', `/reservations/${id}/unit`, fields, who)
const book = async (pickup: string, back: string): Promise<number> =>
  (await desk.book(pickup, back)).json().id
const unitOf = async (id: number) => (await desk.call('GET', `/reservations/${id}/details`)).json().unit
const moves = async (id: number) => {
  const rows = await nelly.parts.db.select().from(reservationEvents).orderBy(asc(reservationEvents.id))
  return rows
    .filter(({ reservationId, kind }) => reservationId === id && kind === 'unit-moved')
    .map(({ actorKind, details }) => [actorKind, details])
}

test('a reservation is moved to the chosen unit and pinned to it, of which its events tell', async () => {
  const id = await book('10 10:00', '12 10:00')
  const chosen = await choose(id, { unit: 2 })
  expect([chosen.statusCode, chosen.json()]).toEqual([200, { number: 2, plate: null, isPinned: true }])
  expect(await unitOf(id)).toEqual({ number: 2, plate: null, isPinned: true })
  expect(await moves(id)).toEqual([['person', { from: 1, to: 2 }]])
})

test('pinning it where it is moves nothing, and a pin is taken back; each is an event, and what changes nothing is none', async () => {
  const id = await book('10 10:00', '12 10:00')
  expect((await choose(id, { unit: 1 })).json().isPinned).toBe(true)
  expect((await choose(id, { unit: 1, isPinned: true })).json().isPinned).toBe(true)
  expect((await choose(id, { unit: 1, isPinned: false })).json().isPinned).toBe(false)
  expect(await moves(id)).toEqual([])
  const { events, revision } = (await desk.call('GET', `/reservations/${id}/details`)).json()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['unit-pinned', 'unit-unpinned'])
  expect(revision).toBe(2)
})

test('a booking moves another than the pinned one where that makes room', async () => {
  desk = await openBlockDesk(nelly, 3)
  const first = await book('08 10:00', '11 10:00')
  const pinned = await book('11 10:00', '13 10:00')
  const other = await book('11 10:00', '14 10:00')
  const third = await book('08 10:00', '10 10:00')
  await choose(first, { unit: 1, isPinned: false, isSwap: true })
  await choose(pinned, { unit: 2, isSwap: true })
  await choose(other, { unit: 3, isPinned: false, isSwap: true })
  await choose(third, { unit: 3, isPinned: false, isSwap: true })
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
  expect(await unitOf(pinned)).toMatchObject({ number: 2, isPinned: true })
  expect(await unitOf(other)).toMatchObject({ number: 1 })
})

test('a pin gives way where nothing else makes room, and the events tell: what is free stays free', async () => {
  const first = await book('08 10:00', '11 10:00')
  const pinned = await book('11 10:00', '13 10:00')
  await choose(first, { unit: 1 })
  await choose(pinned, { unit: 2 })
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
  expect(await unitOf(pinned)).toMatchObject({ number: 1, isPinned: false })
  expect(await moves(pinned)).toEqual([
    ['person', { from: 1, to: 2 }],
    ['system', { from: 2, to: 1 }],
  ])
})

test('a block of its unit moves a pinned one to another, in the name of who blocks', async () => {
  const id = await book('10 10:00', '12 10:00')
  await choose(id, { unit: 2 })
  expect((await desk.block('09 10:00', '11 10:00', { unit: 2 })).statusCode).toBe(201)
  expect(await unitOf(id)).toMatchObject({ number: 1, isPinned: false })
  expect((await moves(id)).at(-1)).toEqual(['person', { from: 2, to: 1 }])
})

test('where units are reduced, one that is pinned to a removed unit changes to another', async () => {
  const id = await book('10 10:00', '12 10:00')
  await choose(id, { unit: 2 })
  const reduced = await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 1 })
  expect(reduced.statusCode).toBe(200)
  expect(await unitOf(id)).toMatchObject({ number: 1, isPinned: false })
})

test('units are not reduced below the pinned ones that have no other, which keep their pin', async () => {
  const one = await book('10 10:00', '12 10:00')
  const other = await book('11 10:00', '13 10:00')
  const { number } = await unitOf(other)
  for (const [id, unit] of [
    [one, 3 - number],
    [other, number],
  ] as const)
    expect((await choose(id, { unit })).statusCode).toBe(200)
  const reduced = await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 1 })
  expect([reduced.statusCode, reduced.json().code]).toEqual([422, 'units-below-reservations'])
  expect([await unitOf(one), await unitOf(other)]).toMatchObject([
    { number: 3 - number, isPinned: true },
    { number, isPinned: true },
  ])
})

test('a unit that another reservation has is refused with that one, and given in exchange', async () => {
  const one = await book('10 10:00', '12 10:00')
  const other = (await desk.book('11 10:00', '13 10:00')).json()
  const refused = await choose(one, { unit: 2 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'unit-taken',
      swap: true,
      collisions: [
        { id: other.id, reference: other.reference, customer: 'María Peña', unit: 2, plate: null },
      ],
    },
  ])
  expect(await unitOf(one)).toMatchObject({ number: 1, isPinned: false })
  expect((await choose(one, { unit: 2, isSwap: true })).statusCode).toBe(200)
  expect(await unitOf(one)).toMatchObject({ number: 2, isPinned: true })
  expect(await unitOf(other.id)).toMatchObject({ number: 1 })
})

test('those in the way are named by the plates of their units, and not by those of another vehicle', async () => {
  const other = await addVehicle(nelly.parts, desk.landing, { units: 2 })
  for (const [vehicle, number, plate] of [
    [desk.vehicle, 1, 'A111111'],
    [desk.vehicle, 2, 'A222222'],
    [other, 2, 'A333333'],
  ] as const)
    await desk.call('PUT', `/vehicles/${vehicle}/units/${number}`, { plate })
  const one = await book('10 10:00', '12 10:00')
  await book('11 10:00', '13 10:00')
  expect((await choose(one, { unit: 2 })).json()).toMatchObject({
    collisions: [{ unit: 2, plate: 'A222222' }],
  })
  const previewed = await desk.call('POST', `/reservations/${one}/unit-preview`, { unit: 2 })
  expect(previewed.json()).toMatchObject({
    displaced: [{ plate: 'A222222', toUnit: 1, toPlate: 'A111111' }],
  })
})

// Rule of "Calls": contract/displaced.ts, server/features/units/choose-unit.ts, server/features/inventory/displaced-by.ts, server/features/reservations/changes/changes.api.test.ts
test('the preview of a unit names who would change theirs, and stores nothing', async () => {
  const one = await book('10 10:00', '12 10:00')
  const other = (await desk.book('11 10:00', '13 10:00')).json()
  const preview = (unit: number, who = desk.ana) =>
    desk.call('POST', `/reservations/${one}/unit-preview`, { unit }, who)
  const previewed = await preview(2)
  expect([previewed.statusCode, previewed.json()]).toEqual([
    200,
    {
      displaced: [
        {
          id: other.id,
          reference: other.reference,
          customer: 'María Peña',
          unit: 2,
          plate: null,
          from: '2027-03-11T10:00',
          to: '2027-03-13T10:00',
          toUnit: 1,
          toPlate: null,
        },
      ],
    },
  ])
  expect([await unitOf(one), await moves(one)]).toEqual([{ number: 1, plate: null, isPinned: false }, []])
  expect((await preview(1)).json()).toEqual({ displaced: [] })
  expect((await preview(3)).json().code).toBe('unit-not-found')
  expect((await preview(2, await signedInOwner(nelly))).json().code).toBe('reservation-not-found')
  await desk.block('13 10:00', '14 10:00', { unit: 2 })
  await desk.block('10 10:00', '11 10:00', { unit: 2 })
  expect((await preview(2)).json()).toMatchObject({ code: 'unit-blocked' })
})

test('a unit whose rental has begun is not given in exchange', async () => {
  const out = await book('02 10:00', '12 10:00')
  const other = await book('10 10:00', '13 10:00')
  nelly.clock.set('2027-03-03T14:00:00Z')
  const headers = { authorization: `Bearer ${await nelly.signIn(desk.ana)}` }
  for (const swap of [false, true]) {
    const refused = await choose(other, { unit: 1, isSwap: swap }, { ...desk.ana, headers })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'unit-taken', swap: false, collisions: [{ id: out }] },
    ])
  }
})

test('a blocked unit is refused with the time of the block', async () => {
  const id = await book('10 10:00', '12 10:00')
  await desk.block('11 08:00', '15 18:00', { unit: 2 })
  const refused = await choose(id, { unit: 2, isSwap: true })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'unit-blocked', blocked: { from: '2027-03-11T08:00', to: '2027-03-15T18:00' } },
  ])
})

test('refused are a unit that the vehicle does not have, a cancelled reservation and another account', async () => {
  const id = await book('10 10:00', '12 10:00')
  expect((await choose(id, { unit: 3 })).json().code).toBe('unit-not-found')
  const luis = await signedInOwner(nelly)
  const refused = await choose(id, { unit: 2 }, luis)
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'reservation-not-found'])
  await desk.call('POST', `/reservations/${id}/cancellation`, { reason: 'duplicate' })
  expect((await choose(id, { unit: 2 })).json().code).toBe('reservation-cancelled')
})

test('bookings and choices at the same time never give a unit twice', async () => {
  const ids = [await book('10 10:00', '12 10:00'), await book('12 10:00', '14 10:00')]
  const answers = await Promise.all([
    ...ids.flatMap((id) => [choose(id, { unit: 2 }), choose(id, { unit: 1, isSwap: true })]),
    ...Array.from({ length: 6 }, () => desk.book('11 10:00', '13 10:00')),
  ])
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
})

test('two vehicles that are out are never on one unit, and one that is late can still be corrected', async () => {
  desk = await openBlockDesk(nelly, 3)
  const late = await book('02 10:00', '03 10:00')
  const out = await book('02 10:00', '05 10:00')
  nelly.clock.set('2027-03-04T14:00:00Z')
  const ana = await signedIn(nelly, desk.ana)
  for (const id of [late, out])
    expect(
      (await desk.call('POST', `/reservations/${id}/steps`, { step: 'hand_over' }, ana)).statusCode,
    ).toBe(200)
  const refused = await choose(out, { unit: 1, isSwap: true }, ana)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'unit-still-out'])
  expect((await choose(late, { unit: 3 }, ana)).statusCode).toBe(200)
})

test('what was handed over before its pickup keeps its unit, whatever is blocked or exchanged', async () => {
  const early = await book('10 10:00', '12 10:00')
  const handedOver = await desk.call('POST', `/reservations/${early}/steps`, { step: 'hand_over' })
  expect(handedOver.statusCode).toBe(200)
  const other = await book('11 10:00', '13 10:00')
  expect((await choose(other, { unit: 1, isSwap: true })).json()).toMatchObject({
    code: 'unit-taken',
    swap: false,
  })
  expect((await desk.block('11 08:00', '12 08:00', { unit: 1 })).statusCode).toBe(409)
  expect((await unitOf(early)).number).toBe(1)
  expect((await desk.book('03 10:00', '05 10:00')).statusCode).toBe(201)
  expect((await desk.book('03 10:00', '05 10:00')).statusCode).toBe(409)
})

test('what was handed over before its pickup is not put on a unit that somebody else has until then', async () => {
  const early = await book('10 10:00', '12 10:00')
  const between = await book('03 10:00', '05 10:00')
  await choose(between, { unit: 2, isPinned: false })
  await desk.call('POST', `/reservations/${early}/steps`, { step: 'hand_over' })
  const refused = await choose(early, { unit: 2 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'unit-taken', swap: true, collisions: [{ id: between }] },
  ])
  expect((await choose(early, { unit: 2, isSwap: true })).statusCode).toBe(200)
  expect((await unitOf(between)).number).toBe(1)
})
