import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BlockDesk, march, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { queryRows } from '../../platform/db/database.ts'

let nelly: TestApp
let desk: BlockDesk

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  desk = await openBlockDesk(nelly)
})

const list = async () => (await desk.call('GET', `/landings/${desk.landing}/blocks`)).json()
const put = (id: number, payload: object) => desk.call('PUT', `/blocks/${id}`, payload)
const reduceTo = (units: number) => desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units })
/** As many reservations of the same days, on one unit after the other. */
const booked = async (pickup: string, back: string, count: number) => {
  const ids: number[] = []
  for (let nth = 0; nth < count; nth++) ids.push((await desk.book(pickup, back)).json().id)
  return ids
}
const heldRows = async (block: number) =>
  (
    await queryRows<{ unit: number }>(
      nelly.parts.db,
      sql`select unit from reservations where block_id = ${block} order by unit`,
    )
  ).map(({ unit }) => unit)

test('a blocked unit is not rented, the other is, and both are after the block is deleted', async () => {
  const made = await desk.block('10 08:00', '20 18:00', { unit: 1, note: 'Gearbox' })
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      id: expect.any(Number),
      vehicleId: desk.vehicle,
      unit: 1,
      from: '2027-03-10T08:00',
      to: '2027-03-20T18:00',
      reason: 'maintenance',
      note: 'Gearbox',
      feed: null,
      revision: 0,
      displaced: [],
    },
  ])
  const { displaced: _, ...block } = made.json()
  expect(await list()).toEqual([block])
  const { id } = (await desk.book('12 10:00', '14 10:00')).json()
  expect((await desk.unitsBooked()).get(id)).toBe(2)
  expect((await desk.book('12 10:00', '14 10:00')).json().code).toBe('vehicle-not-available')
  const removed = await desk.call('DELETE', `/blocks/${block.id}`)
  expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Bloqueo eliminado.', block }])
  expect((await desk.book('12 10:00', '14 10:00')).statusCode).toBe(201)
  expect(await list()).toEqual([])
})

test('what was deleted is told as others had changed it, so that it can be made again', async () => {
  const { id } = (await desk.block('10 08:00', '20 18:00', { unit: 1, note: 'Gearbox' })).json()
  await put(id, { unit: null, note: 'Gearbox and brakes' })
  const { block } = (await desk.call('DELETE', `/blocks/${id}`)).json()
  expect(block).toMatchObject({ id, unit: null, note: 'Gearbox and brakes' })
  const again = await desk.call('POST', `/landings/${desk.landing}/blocks`, block)
  expect(again.json()).toEqual({ ...block, id: expect.any(Number), revision: 0, displaced: [] })
})

test('its last moment is free again, and so is all before its first', async () => {
  await desk.block('10 10:00', '12 10:00')
  expect((await desk.book('08 10:00', '10 10:00')).statusCode).toBe(201)
  expect((await desk.book('12 10:00', '14 10:00')).statusCode).toBe(201)
  expect((await desk.book('11 10:00', '13 10:00')).statusCode).toBe(409)
  expect((await desk.book('09 10:00', '10 10:01')).statusCode).toBe(409)
})

test('what has not begun moves to another unit to make room, which the answer says, or is named first where that is asked', async () => {
  const { id, reference } = (await desk.book('10 10:00', '12 10:00')).json()
  const moved = { id, reference, customer: 'María Peña', unit: 1, toUnit: 2 }
  const asked = await desk.block('09 10:00', '11 10:00', { unit: 1, mayMove: false })
  expect([asked.statusCode, asked.json()]).toMatchObject([409, { code: 'would-move', displaced: [moved] }])
  expect((await desk.unitsBooked()).get(id)).toBe(1)
  const made = await desk.block('09 10:00', '11 10:00', { unit: 1 })
  expect([made.statusCode, made.json().displaced]).toMatchObject([201, [moved]])
  expect((await desk.unitsBooked()).get(id)).toBe(2)
  const kept = await put(made.json().id, { unit: 2, mayMove: false })
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'would-move'])
  const changed = await put(made.json().id, { unit: 2 })
  expect(changed.json().displaced).toMatchObject([{ ...moved, unit: 2, toUnit: 1 }])
})

describe('a block that reservations are in the way of is refused with these, and nothing is stored', () => {
  test('where both units are booked', async () => {
    await desk.book('10 10:00', '12 10:00')
    const other = (await desk.book('10 10:00', '12 10:00')).json()
    const refused = await desk.block('11 10:00', '15 10:00', { unit: 2 })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'collides',
        message: expect.any(String),
        collisions: [
          {
            id: other.id,
            reference: other.reference,
            customer: 'María Peña',
            unit: 2,
            plate: null,
            from: '2027-03-10T10:00',
            to: '2027-03-12T10:00',
          },
        ],
      },
    ])
    expect(await list()).toEqual([])
  })

  test('with the plates of their own units, whatever other cars and accounts have', async () => {
    const luis = await openBlockDesk(nelly)
    const other = await addVehicle(nelly.parts, desk.landing, { units: 2 })
    for (const [{ call }, vehicle, plate] of [
      [luis, luis.vehicle, 'L111111'],
      [desk, other, 'B222222'],
      [desk, desk.vehicle, 'A333333'],
    ] as const)
      await call('PUT', `/vehicles/${vehicle}/units/1`, { plate })
    await desk.book('10 10:00', '12 10:00')
    const refused = await desk.block('11 10:00', '15 10:00')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().collisions).toMatchObject([{ unit: 1, plate: 'A333333' }])
  })

  test('where all units are to be blocked', async () => {
    const { id } = (await desk.book('10 10:00', '12 10:00')).json()
    const refused = (await desk.block('11 10:00', '15 10:00')).json()
    expect(refused.collisions.map((one: { id: number }) => one.id)).toEqual([id])
  })

  test('where the vehicle is out, although another unit is free', async () => {
    const { id } = (await desk.book('01 10:00', '05 10:00')).json()
    nelly.clock.set('2027-03-02T14:00:00Z')
    const later = await signedIn(nelly, desk.ana)
    const payload = {
      vehicleId: desk.vehicle,
      unit: 1,
      from: march('04 10:00'),
      to: march('06 10:00'),
      reason: 'breakdown',
    }
    const refused = await desk.call('POST', `/landings/${desk.landing}/blocks`, payload, later)
    expect(refused.json().collisions.map((one: { id: number }) => one.id)).toEqual([id])
    nelly.clock.set('2027-03-01T14:00:00Z')
  })

  test('where a change moves it onto one', async () => {
    const { id } = (await desk.block('20 10:00', '22 10:00')).json()
    await desk.book('10 10:00', '12 10:00')
    const refused = await put(id, { from: march('11 10:00') })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'collides'])
    expect((await list())[0].from).toBe('2027-03-20T10:00')
    expect((await desk.book('20 10:00', '22 10:00')).statusCode).toBe(409)
  })
})

test('a block may begin in the past, and overlap another of its unit', async () => {
  expect((await desk.block('01 06:00', '03 10:00', { unit: 1 })).statusCode).toBe(201)
  expect((await desk.block('02 10:00', '04 10:00')).statusCode).toBe(201)
  expect((await desk.book('03 12:00', '03 18:00')).statusCode).toBe(409)
  expect((await desk.book('04 10:00', '05 10:00')).statusCode).toBe(201)
})

test('a block that is ended or moved frees what it held before', async () => {
  const { id } = (await desk.block('10 10:00', '20 10:00')).json()
  expect((await put(id, { to: march('12 10:00') })).json().to).toBe('2027-03-12T10:00')
  expect((await desk.book('12 10:00', '14 10:00')).statusCode).toBe(201)
  expect((await put(id, { unit: 2, reason: 'own_use', note: ' ' })).json()).toMatchObject({
    unit: 2,
    reason: 'own_use',
    note: null,
  })
  expect(await heldRows(id)).toEqual([2])
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
})

test('a block moves to another vehicle of the landing', async () => {
  const other = await addVehicle(nelly.parts, desk.landing)
  const { id } = (await desk.block('10 10:00', '20 10:00')).json()
  expect((await put(id, { vehicleId: other })).json().vehicleId).toBe(other)
  expect((await send(nelly.app, booking(desk.landing, other))).statusCode).toBe(409)
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
})

test('a block of all units holds those that come later too, and those that go no longer', async () => {
  const { id } = (await desk.block('10 10:00', '20 10:00')).json()
  const units = (count: number) =>
    desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: count })
  expect((await units(4)).statusCode).toBe(200)
  expect(await heldRows(id)).toEqual([1, 2, 3, 4])
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(409)
  expect((await units(1)).statusCode).toBe(200)
  expect(await heldRows(id)).toEqual([1])
})

test('units can be reduced below a blocked one, whose block stays with its unit', async () => {
  const { id } = (await desk.block('10 10:00', '20 10:00', { unit: 2 })).json()
  const reduced = await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 1 })
  expect(reduced.statusCode).toBe(200)
  expect((await put(id, { reason: 'breakdown' })).json()).toMatchObject({ unit: 2, reason: 'breakdown' })
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
  const calendar = (await desk.call('GET', '/calendar?from=2027-03-10')).json().vehicles[0]
  expect(calendar.units.map(({ unit }: { unit: number }) => unit)).toEqual([1, 2])
})

test('units are not reduced to those that are blocked while the others are booked', async () => {
  await desk.block('10 10:00', '12 10:00', { unit: 1 })
  await desk.book('10 10:00', '12 10:00')
  const refused = await desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units: 1 })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'units-below-reservations'])
})

test('what is to come on a removed unit gets one that is left, and no block takes that from it', async () => {
  desk = await openBlockDesk(nelly, 3)
  const [first, second, third] = await booked('12 10:00', '14 10:00', 3)
  expect((await desk.call('DELETE', `/reservations/${first}`)).statusCode).toBe(200)
  expect((await reduceTo(2)).statusCode).toBe(200)
  const units = await desk.unitsBooked()
  expect([second, third].map((id) => units.get(id ?? 0)).toSorted()).toEqual([1, 2])
  const refused = await desk.block('11 10:00', '15 10:00', { unit: 1 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'collides'])
  expect((await desk.block('14 10:00', '15 10:00', { unit: 1 })).statusCode).toBe(201)
})

test('a rental that is out on a removed unit takes one of the others until it is back', async () => {
  desk = await openBlockDesk(nelly, 3)
  const [first, second, third] = await booked('01 10:00', '05 10:00', 3)
  for (const id of [first, second]) await desk.call('DELETE', `/reservations/${id}`)
  nelly.clock.set('2027-03-02T14:00:00Z')
  const later = await signedIn(nelly, desk.ana)
  const url = `/vehicles/${desk.landing}/${desk.vehicle}`
  expect((await desk.call('PUT', url, { units: 1 }, later)).statusCode).toBe(200)
  const restored = await desk.call('POST', `/reservations/${first}/restoration`, undefined, later)
  expect([restored.statusCode, restored.json().code]).toEqual([409, 'vehicle-not-available'])
  const blocked = (from: string) =>
    desk.call(
      'POST',
      `/landings/${desk.landing}/blocks`,
      { vehicleId: desk.vehicle, unit: 1, from: march(from), to: march('06 10:00'), reason: 'breakdown' },
      later,
    )
  const refused = await blocked('04 10:00')
  expect(refused.json().collisions.map((one: { id: number }) => one.id)).toEqual([third])
  expect((await blocked('05 10:00')).statusCode).toBe(201)
  nelly.clock.set('2027-03-01T14:00:00Z')
})

test('units are not reduced where blocks leave a rental no unit for all of its days', async () => {
  desk = await openBlockDesk(nelly, 3)
  const [, , third] = await booked('10 10:00', '20 10:00', 3)
  for (const id of (await desk.unitsBooked()).keys())
    if (id !== third) await desk.call('DELETE', `/reservations/${id}`)
  await desk.block('10 10:00', '15 10:00', { unit: 1 })
  await desk.block('16 10:00', '20 10:00', { unit: 2 })
  expect((await desk.unitsBooked()).get(third ?? 0)).toBe(3)
  const refused = await reduceTo(2)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'units-below-reservations'])
})

for (const { sent, field, code = 'fields-invalid' } of [
  { sent: { to: '2127-03-10T10:00' }, field: 'to', code: 'block-too-long' },
  { sent: { to: '2030-03-12T10:01' }, field: 'to', code: 'block-too-long' },
  { sent: { to: '2027-03-10T10:00' }, field: 'to', code: 'block-ends-before-it-begins' },
  { sent: { to: '2027-03-09T10:00' }, field: 'to', code: 'block-ends-before-it-begins' },
  { sent: { unit: 3 }, field: 'unit', code: 'unit-not-found' },
  { sent: { unit: 0 }, field: 'unit' },
  { sent: { unit: 1.5 }, field: 'unit' },
  { sent: { unit: 'first' }, field: 'unit' },
  { sent: { unit: 2 ** 40 }, field: 'unit' },
  { sent: { from: '2027-02-30T10:00' }, field: 'from' },
  { sent: { from: '2027-03-10' }, field: 'from' },
  { sent: { from: '2027-03-10T24:00' }, field: 'from' },
  { sent: { from: '2027-03-10T10:00Z' }, field: 'from' },
  { sent: { from: 5 }, field: 'from' },
  { sent: { reason: 'holiday' }, field: 'reason' },
  { sent: { reason: '__proto__' }, field: 'reason' },
  { sent: { note: 'x'.repeat(501) }, field: 'note' },
  { sent: { note: 'a\u0000b' }, field: 'note' },
  { sent: { vehicleId: 'none' }, field: 'vehicleId' },
]) {
  test(`a block with ${JSON.stringify(sent).slice(0, 60)} is refused under ${field}`, async () => {
    const { id } = (await desk.block('10 10:00', '12 10:00')).json()
    for (const answer of [await desk.block('10 10:00', '12 10:00', sent), await put(id, sent)]) {
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
        422,
        code,
        [field],
      ])
    }
    expect(await list()).toHaveLength(1)
  })
}

test('a missing field is named', async () => {
  const answer = await desk.call('POST', `/landings/${desk.landing}/blocks`, {})
  expect(Object.keys(answer.json().errors).sort()).toEqual(['from', 'reason', 'to', 'vehicleId'])
})

test('an edit of what others changed meanwhile is refused with what is stored, and taken at its revision', async () => {
  const { id, revision } = (await desk.block('10 10:00', '12 10:00', { unit: 1 })).json()
  await put(id, { to: march('13 10:00'), revision })
  const refused = await put(id, { to: march('11 10:00'), revision })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', newest: { id, unit: 1, to: march('13 10:00'), revision: 1 } },
  ])
  expect(await list()).toMatchObject([{ to: march('13 10:00'), revision: 1 }])
  const { newest } = refused.json()
  expect((await put(id, { unit: null, revision: newest.revision })).json()).toMatchObject({
    unit: null,
    to: march('13 10:00'),
    revision: 2,
  })
})

test('of two edits at the same time that began with the same revision, one is stored', async () => {
  const { id, revision } = (await desk.block('10 10:00', '12 10:00', { unit: 1 })).json()
  const answers = await Promise.all([
    put(id, { note: 'Radiator', revision }),
    put(id, { note: 'Gearbox', revision }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const stored = answers.find(({ statusCode }) => statusCode === 200)?.json().note
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().newest.note).toBe(stored)
  expect((await list())[0].note).toBe(stored)
})

test('the same key makes one block', async () => {
  const headers = { ...desk.ana.headers, 'idempotency-key': `key-${desk.vehicle}` }
  const payload = {
    vehicleId: desk.vehicle,
    from: march('10 10:00'),
    to: march('12 10:00'),
    reason: 'own_use',
  }
  const url = `/api/landings/${desk.landing}/blocks`
  const sent = () => nelly.app.inject({ method: 'POST', url, headers, payload })
  const answers = await Promise.all([sent(), sent(), sent()])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test("another account's blocks are not found, nor are those of a deleted vehicle or landing", async () => {
  const ben = await signedInOwner(nelly)
  const { id } = (await desk.block('10 10:00', '12 10:00', { note: 'secret' })).json()
  const payload = {
    vehicleId: desk.vehicle,
    from: march('20 10:00'),
    to: march('22 10:00'),
    reason: 'own_use',
  }
  const benHas = await openBlockDesk(nelly)
  for (const answer of [
    await desk.call('GET', `/landings/${desk.landing}/blocks`, undefined, ben),
    await desk.call('POST', `/landings/${desk.landing}/blocks`, payload, ben),
    await desk.call('POST', `/landings/${benHas.landing}/blocks`, payload, benHas.ana),
    await desk.call('PUT', `/blocks/${id}`, { note: 'mine' }, ben),
    await desk.call('DELETE', `/blocks/${id}`, undefined, ben),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
  }
  expect((await put(id, { vehicleId: benHas.vehicle })).json().code).toBe('vehicle-not-found')
  await desk.call('DELETE', `/vehicle/${desk.landing}/${desk.vehicle}`)
  expect(await list()).toEqual([])
  expect((await put(id, { note: 'gone' })).json().code).toBe('block-not-found')
  await desk.call('DELETE', `/landing/${desk.landing}`)
  expect((await desk.call('GET', `/landings/${desk.landing}/blocks`)).json().code).toBe('landing-not-found')
})

test('the database refuses a block that stands on a rental, and a customer on a block', async () => {
  const { id } = (await desk.block('10 10:00', '12 10:00', { unit: 1 })).json()
  await desk.book('20 10:00', '22 10:00')
  const run = (statement: ReturnType<typeof sql>) => queryRows(nelly.parts.db, statement)
  await expect(
    run(sql`update reservations set during = '[2027-03-21 10:00,2027-03-23 10:00)' where block_id = ${id}`),
  ).rejects.toThrow()
  await expect(run(sql`update reservations set first_name = 'Eva' where block_id = ${id}`)).rejects.toThrow()
})
