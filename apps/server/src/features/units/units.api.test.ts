import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let desk: BlockDesk

beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  desk = await openBlockDesk(nelly)
})

const put = (number: number, fields: object, vehicle: number = desk.vehicle, who = desk.ana) =>
  desk.call('PUT', `/vehicles/${vehicle}/units/${number}`, fields, who)
const list = async (who = desk.ana) => (await desk.call('GET', '/units', undefined, who)).json()

test('every unit is listed from the start, and of none anything is known', async () => {
  const nothing = {
    vehicleId: desk.vehicle,
    vehicleName: 'Kia Rio',
    landingId: desk.landing,
    plate: null,
    odometer: null,
    insuranceUntil: null,
    isOutOfService: false,
    due: [],
    revision: 0,
  }
  expect(await list()).toMatchObject([
    { ...nothing, number: 1 },
    { ...nothing, number: 2 },
  ])
})

test('units come in pages, of the size that is asked for, with how many there are and where to go on', async () => {
  const many = await addVehicle(nelly.parts, desk.landing, { units: 30 })
  const page = async (query: string) => {
    const answer = await desk.call('GET', `/units${query}`)
    const { link, 'x-total-count': total } = answer.headers
    const units = answer.json().map((one: { number: number }) => one.number)
    return { units, total, next: /[?&]page=(\d+)[^>]*>; rel="next"/.exec(String(link))?.[1] }
  }
  const first = await page('')
  expect(first).toMatchObject({ total: '32', next: '2' })
  expect(first.units).toHaveLength(25)
  expect(await page('?page=2')).toEqual({ units: [24, 25, 26, 27, 28, 29, 30], total: '32' })
  expect(await page('?page=2&per_page=3')).toEqual({ units: [2, 3, 4], total: '32', next: '3' })
  expect(await page(`?vehicleId=${many}&number=7`)).toEqual({ units: [7], total: '1' })
  expect(await page('?page=9')).toEqual({ units: [], total: '32' })
  for (const query of ['per_page=101', 'page=0', 'number=0', 'state=lost'])
    expect((await desk.call('GET', `/units?${query}`)).statusCode).toBe(422)
})

describe('of four units are listed and counted, with', () => {
  beforeEach(async () => {
    const away = await addVehicle(nelly.parts, await addLanding(nelly.parts, desk.ana), {
      name: 'Kia Picanto',
      units: 2,
    })
    await put(1, { plate: 'A-123456', colour: 'Rojo eléctrico', vin: 'KNAB2512AMT123456', year: 2025 })
    await put(2, { outFrom: '2027-03-01', notes: 'Llave de repuesto', insuranceUntil: '2027-04-01' })
    await put(1, { plate: 'G045112', marbeteUntil: '2027-01-31', otherUntil: '2028-01-01' }, away)
    await put(2, { plate: 'G-9', outFrom: '2027-03-02', insuranceUntil: '2027-03-31' }, away)
  })

  const FIRST = 'Kia Rio 1'
  const SECOND = 'Kia Rio 2'
  const THIRD = 'Kia Picanto 1'
  const FOURTH = 'Kia Picanto 2'
  for (const [query, is] of [
    ['search=', [FIRST, SECOND, THIRD, FOURTH]],
    ['search=a123 456', [FIRST]],
    ['search=rio rojo', [FIRST]],
    ['search=ELECTRICO', [FIRST]],
    ['search=knab2512', [FIRST]],
    ['search=2025 kia', [FIRST]],
    ['search=llave', [SECOND]],
    ['search=picanto', [THIRD, FOURTH]],
    ['search=hilux', []],
    ['search=%25', []],
    ['state=due', [THIRD, FOURTH]],
    ['state=without-plate', [SECOND]],
    ['state=out-of-service', [SECOND]],
    ['state=due&search=g 04', [THIRD]],
    ['landing', [FIRST, SECOND]],
    ['landing&state=due', []],
  ] as const)
    test(`${query}: ${is.join(', ') || 'none'}`, async () => {
      const asked = query.replace('landing', `landingId=${desk.landing}`)
      const answer = await desk.call('GET', `/units?${asked}`)
      const found: { vehicleName: string; number: number }[] = answer.json()
      expect(found.map(({ vehicleName, number }) => `${vehicleName} ${number}`)).toEqual(is)
      expect(answer.headers['x-total-count']).toBe(String(is.length))
    })

  test('how many are in each state, on all landings or on one', async () => {
    const counts = async (query = '') => (await desk.call('GET', `/units/counts${query}`)).json()
    expect(await counts()).toEqual([
      { state: 'due', units: 2 },
      { state: 'without-plate', units: 1 },
      { state: 'out-of-service', units: 1 },
    ])
    expect(await counts(`?landingId=${desk.landing}`)).toMatchObject([
      { units: 0 },
      { units: 1 },
      { units: 1 },
    ])
  })
})

test('what is told of a unit is kept, and what is emptied is not', async () => {
  const told = {
    plate: 'a-123456',
    vin: 'knab2512amt123456',
    colour: 'Rojo',
    acriss: null,
    year: 2026,
    odometer: 42_000,
    fuel: 'gasoline',
    damages: null,
    notes: 'Llave de repuesto',
    inspectionUntil: '2027-12-31',
    outFrom: '2027-03-01',
    outReason: 'Caja',
  }
  const first = await put(2, told)
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    {
      ...told,
      plate: 'A-123456',
      vin: 'KNAB2512AMT123456',
      number: 2,
      isOutOfService: true,
      marbeteUntil: null,
    },
  ])
  const { displaced, ...emptied } = (await put(2, { vin: '', outFrom: null })).json()
  expect(emptied).toMatchObject({ plate: 'A-123456', vin: null, outFrom: null, outReason: null })
  expect(displaced).toEqual([])
  expect(await list()).toMatchObject([{ number: 1, plate: null }, emptied])
})

describe('is refused', () => {
  for (const [what, fields, code, field] of [
    ['a plate without letters and digits', { plate: ' - ' }, 'fields-invalid', 'plate'],
    ['a year before 1950', { year: 1949 }, 'fields-invalid', 'year'],
    ['the year after next', { year: 2029 }, 'year-out-of-range', 'year'],
    ['an odometer below zero', { odometer: -1 }, 'fields-invalid', 'odometer'],
    ['letters that are no ACRISS code', { acriss: 'ZCAR' }, 'fields-invalid', 'acriss'],
    ['an impossible day', { insuranceUntil: '2027-02-30' }, 'fields-invalid', 'insuranceUntil'],
  ] as const)
    test(what, async () => {
      const refused = await put(1, fields)
      expect([refused.statusCode, refused.json().code]).toEqual([422, code])
      expect(Object.keys(refused.json().errors)).toEqual([field])
    })

  test('a unit that the vehicle does not have', async () =>
    expect((await put(3, { colour: 'red' })).json().code).toBe('unit-not-found'))

  test('a lower reading of the odometer, unless it is confirmed', async () => {
    await put(1, { odometer: 50_000 })
    const refused = await put(1, { odometer: 49_999 })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'odometer-lower'])
    const confirmed = await put(1, { odometer: 49_999, isLowerConfirmed: true })
    expect([confirmed.statusCode, confirmed.json().odometer]).toEqual([200, 49_999])
  })

  test('a plate that another unit of the account has, also on another landing and in other spelling', async () => {
    await put(1, { plate: 'A123456' })
    const other = await addVehicle(nelly.parts, await addLanding(nelly.parts, desk.ana))
    for (const answer of [await put(2, { plate: 'a-123 456' }), await put(1, { plate: 'A 123456' }, other)])
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'plate-taken'])
    expect((await put(1, { plate: 'a 123456' })).statusCode).toBe(200)
  })
})

describe('a unit that is out of service', () => {
  const takeOut = (number: number, day: string | null) => put(number, { outFrom: day, outReason: 'Caja' })

  test('is not sold from that day on, until it is back', async () => {
    expect((await takeOut(1, '2027-03-10')).json()).toMatchObject({
      outFrom: '2027-03-10',
      outReason: 'Caja',
      displaced: [],
    })
    const before = (await desk.book('08 10:00', '09 23:00')).json()
    const first = (await desk.book('09 10:00', '11 10:00')).json()
    expect(await desk.unitsBooked()).toEqual(
      new Map([
        [before.id, 1],
        [first.id, 2],
      ]),
    )
    expect((await desk.book('10 10:00', '11 10:00')).statusCode).toBe(409)
    expect((await desk.call('GET', '/calendar?from=2027-03-20')).json().vehicles[0].blocks).toEqual([
      expect.objectContaining({ unit: 1, from: '2027-03-10T00:00', to: '9999-12-31T00:00', note: 'Caja' }),
    ])
    expect((await takeOut(1, null)).json()).toMatchObject({ outFrom: null, outReason: null })
    expect((await desk.book('10 10:00', '11 10:00')).statusCode).toBe(201)
  })

  test('leaves its reservations to another unit, and says which', async () => {
    const { id, reference } = (await desk.book('12 10:00', '14 10:00')).json()
    const saved = (await takeOut(1, '2027-03-10')).json()
    expect(saved.displaced).toMatchObject([{ id, reference, unit: 1, toUnit: 2 }])
    expect(await desk.unitsBooked()).toEqual(new Map([[id, 2]]))
  })

  test('is refused with the reservations for which there is no other, and nothing is stored', async () => {
    const { reference } = (await desk.book('12 10:00', '14 10:00')).json()
    await desk.book('13 10:00', '15 10:00')
    const refused = await put(1, { outFrom: '2027-03-10', notes: 'Grúa' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'collides', collisions: [{ reference, unit: 1 }] },
    ])
    expect(await list()).toMatchObject([{ outFrom: null, notes: null }, {}])
    expect((await takeOut(1, '2027-03-15')).statusCode).toBe(200)
  })

  test('changes its day and reason, and its block changes with it alone', async () => {
    await takeOut(1, '2027-03-10')
    expect((await put(1, { outFrom: '2027-03-05', outReason: 'Motor' })).statusCode).toBe(200)
    const blocks = (await desk.call('GET', `/landings/${desk.landing}/blocks`)).json()
    expect(blocks).toMatchObject([{ from: '2027-03-05T00:00', note: 'Motor' }])
    for (const refused of [
      await desk.call('PUT', `/blocks/${blocks[0].id}`, { note: 'mine' }),
      await desk.call('DELETE', `/blocks/${blocks[0].id}`),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'block-of-unit'])
  })

  test('is never sold by bookings of the same moment', async () => {
    const answers = await Promise.all([
      takeOut(1, '2027-03-10'),
      ...Array.from({ length: 6 }, () => desk.book('12 10:00', '14 10:00')),
    ])
    const [saved, ...booked] = answers.map(({ statusCode }) => statusCode)
    expect(booked.filter((status) => status === 201)).toHaveLength(saved === 200 ? 1 : 2)
  })
})

describe('a unit that is on the fleet for some days', () => {
  test('is not sold before and after them, and the calendar says so', async () => {
    const saved = (await put(1, { onFleet: '2027-03-10', offFleet: '2027-03-20' })).json()
    expect(saved).toMatchObject({ onFleet: '2027-03-10', offFleet: '2027-03-20', fleet: 'before' })
    await put(2, { offFleet: '2027-03-12' })
    const booked = async (...period: [string, string]) => (await desk.book(...period)).statusCode
    expect(await booked('09 10:00', '12 10:00')).toBe(201)
    expect(await booked('09 12:00', '12 10:00')).toBe(409)
    expect(await booked('10 00:00', '12 23:00')).toBe(201)
    expect(await booked('20 10:00', '21 00:00')).toBe(201)
    expect(await booked('13 10:00', '20 10:01')).toBe(409)
    expect(await booked('21 10:00', '22 10:00')).toBe(409)
    const calendar = (await desk.call('GET', '/calendar')).json()
    expect(calendar.vehicles[0].blocks).toMatchObject([
      { unit: 1, from: '1900-01-01T00:00', to: '2027-03-10T00:00', reason: 'off_fleet' },
      { unit: 2, from: '2027-03-13T00:00', to: '9999-12-31T00:00', reason: 'off_fleet' },
    ])
    const [block] = calendar.vehicles[0].blocks
    expect((await desk.call('DELETE', `/blocks/${block.id}`)).json().code).toBe('block-of-unit')
    const freed = (await put(1, { onFleet: null, offFleet: '' })).json()
    expect(freed).toMatchObject({ onFleet: null, offFleet: null, fleet: 'on' })
    expect(await booked('21 10:00', '22 10:00')).toBe(201)
  })

  test('leaves its reservations to another unit, and is refused with those for which there is none', async () => {
    const { id, reference } = (await desk.book('12 10:00', '14 10:00')).json()
    expect((await put(1, { offFleet: '2027-03-13' })).json().displaced).toMatchObject([
      { id, reference, unit: 1, toUnit: 2 },
    ])
    const refused = await put(2, { offFleet: '2027-03-11', notes: 'Vendido' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'collides', collisions: [{ reference, unit: 2 }] },
    ])
    expect(await list()).toMatchObject([{ offFleet: '2027-03-13' }, { offFleet: null, notes: null }])
  })

  test('may be out of service besides, and each of them changes alone', async () => {
    await put(1, { onFleet: '2027-01-01', outFrom: '2027-03-10', outReason: 'Caja' })
    await put(1, { offFleet: '2027-03-15' })
    expect(await list()).toMatchObject([
      { onFleet: '2027-01-01', offFleet: '2027-03-15', outFrom: '2027-03-10', outReason: 'Caja' },
      { number: 2 },
    ])
    await put(1, { outFrom: null })
    expect(await list()).toMatchObject([{ onFleet: '2027-01-01', offFleet: '2027-03-15', outFrom: null }, {}])
  })

  test('has its last day after its first', async () => {
    await put(1, { onFleet: '2027-03-10' })
    const refused = await put(1, { offFleet: '2027-03-09' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'fleet-days-reversed'])
    expect(Object.keys(refused.json().errors)).toEqual(['offFleet'])
  })

  test('is busy in the calendar that other channels read, and is no capacity that could be booked', async () => {
    await put(1, { onFleet: '2027-03-16' })
    await put(2, { onFleet: '2027-03-16' })
    await desk.book('16 00:00', '31 00:00')
    const path = `/landings/${desk.landing}/vehicles/${desk.vehicle}/calendar`
    const { calendar } = (await desk.call('POST', path)).json()
    const file = (await nelly.app.inject({ url: new URL(calendar).pathname })).body
    expect(file).toMatch(/DTEND:20270316T040000Z/)
    const [pool] = (await desk.call('GET', '/pools')).json()
    expect(pool).toMatchObject({ units: [{ onFleet: '2027-03-16', fleet: 'before' }, {}], occupancy: 0.5 })
  })

  test('is sold as often as it is there by bookings of the same moment', async () => {
    const vehicle = await addVehicle(nelly.parts, desk.landing, { units: 3 })
    await addPicture(nelly.parts, vehicle)
    await put(1, { offFleet: '2027-03-12' }, vehicle)
    const sold = async (pickup: string, back: string) => {
      const all = Array.from({ length: 16 }, () =>
        send(nelly.app, booking(desk.landing, vehicle, from(pickup, back))),
      )
      return (await Promise.all(all)).filter(({ statusCode }) => statusCode === 201).length
    }
    expect(await sold('12 08:00', '12 20:00')).toBe(3)
    expect(await sold('12 21:00', '13 20:00')).toBe(2)
  })

  test('keeps its days in a set of which it becomes a part', async () => {
    const other = await addLanding(nelly.parts, desk.ana)
    const twin = await addVehicle(nelly.parts, other, { units: 1 })
    await put(1, { offFleet: '2027-04-30' }, twin)
    const pools: { id: number; offers: { vehicleId: number }[] }[] = (await desk.call('GET', '/pools')).json()
    const poolOf = (vehicle: number) =>
      pools.find(({ offers }) => offers.some(({ vehicleId }) => vehicleId === vehicle))?.id
    const joined = await desk.call('POST', `/pools/${poolOf(desk.vehicle)}/join`, { poolId: poolOf(twin) })
    expect(joined.json().units).toMatchObject([{ offFleet: '2027-04-30' }, { offFleet: null }])
  })
})

test('another account may have the same plate, and neither reads nor changes the units of this one', async () => {
  await put(1, { plate: 'A123456' })
  const luis = await signedInOwner(nelly)
  const his = await addVehicle(nelly.parts, await addLanding(nelly.parts, luis))
  expect((await put(1, { plate: 'A123456' }, his, luis)).statusCode).toBe(200)
  const refused = await put(1, { plate: 'B1' }, desk.vehicle, luis)
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'vehicle-not-found'])
  expect(await list(luis)).toMatchObject([{ vehicleId: his }])
  const ofLanding = await desk.call('GET', `/units?landingId=${desk.landing}`, undefined, luis)
  expect(ofLanding.json()).toEqual([])
})

test('an edit of a unit that others changed is refused with what is stored, and taken at its revision', async () => {
  const { displaced: _, ...changed } = (await put(1, { colour: 'red', revision: 0 })).json()
  const refused = await put(1, { odometer: 5, revision: 0 })
  const { code, newest } = refused.json()
  expect([refused.statusCode, code, newest]).toEqual([409, 'changed-meanwhile', changed])
  const { revision } = newest
  expect((await put(1, { odometer: 5, revision })).json()).toMatchObject({ colour: 'red', odometer: 5 })
  expect((await put(1, { outFrom: '2027-03-10' })).json().revision).toBe(revision + 2)
  expect((await put(1, { colour: 'blue', revision: revision + 1 })).statusCode).toBe(409)
})

for (const { what, first } of [
  { what: 'of which nothing is known', first: {} },
  { what: 'of which something is known', first: { colour: 'red' } },
])
  test(`of edits of a unit ${what}, at the same moment and begun alike, one is taken`, async () => {
    if ('colour' in first) await put(1, first)
    const [{ revision }] = await list()
    const sent = ['blue', 'green', 'white'].map((colour) => put(1, { colour, revision }))
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

test('of ten units that are given one plate at the same time, one gets it', async () => {
  const vehicle = await addVehicle(nelly.parts, desk.landing, { units: 10 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => put(index + 1, { plate: 'G000001' }, vehicle)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9)
})

test('a removed unit is not listed, frees its plate, and is known again when it comes back', async () => {
  await put(2, { plate: 'A123456' })
  const setUnits = (units: number) => desk.call('PUT', `/vehicles/${desk.landing}/${desk.vehicle}`, { units })
  await setUnits(1)
  expect(await list()).toHaveLength(1)
  expect((await put(1, { plate: 'A123456' })).statusCode).toBe(200)
  await put(1, { plate: 'B1' })
  await setUnits(2)
  expect(await list()).toMatchObject([{ plate: 'B1' }, { plate: 'A123456' }])
})

// Rule of "Calls": domain/units/papers.ts, server/features/units/expiring-papers.ts, domain/units/units.test.ts
test('papers that expire within 30 days or have are listed, the earliest first', async () => {
  await put(1, { plate: 'A1', insuranceUntil: '2027-03-31', marbeteUntil: '2027-04-01' })
  await put(2, { inspectionUntil: '2027-02-28' })
  const expiring = async (query = '') => (await desk.call('GET', `/units/expiring${query}`)).json()
  const one = { vehicleId: desk.vehicle, vehicleName: 'Kia Rio', landingId: desk.landing }
  expect(await expiring()).toMatchObject([
    { ...one, number: 2, plate: null, paper: 'inspection', until: '2027-02-28', isExpired: true },
    { ...one, number: 1, plate: 'A1', paper: 'insurance', until: '2027-03-31', isExpired: false },
  ])
  expect(await expiring(`?landingId=${await addLanding(nelly.parts, desk.ana)}`)).toEqual([])
  expect((await list())[0].due).toEqual([{ paper: 'insurance', until: '2027-03-31', isExpired: false }])
})

// Rule of "Screens: the operator's lists and forms": domain/units/plate.ts, web/owner/calendar/calendar-unit-row.tsx, server/features/reservations/mail/reservation-blocks.ts, e2e/units.journey.ts, server/features/reservations/mail/confirmation.test.ts
test('a plate is read where the unit is: in the calendar, the lists, the export and the details', async () => {
  await put(1, { plate: 'A123456' })
  const { id } = (await desk.book('10 10:00', '12 10:00')).json()
  const unit = { number: 1, plate: 'A123456', pinned: false }
  const fleet = (await desk.call('GET', '/calendar?from=2027-03-10')).json()
  expect(fleet.vehicles[0].units).toMatchObject([
    { unit: 1, plate: 'A123456' },
    { unit: 2, plate: null },
  ])
  expect((await desk.call('GET', `/reservations/${desk.landing}`)).json()).toMatchObject([{ unit }])
  expect((await desk.call('GET', `/reservations/${id}/details`)).json()).toMatchObject({
    unit: { number: 1, plate: 'A123456', isPinned: false },
  })
  const csv = (await desk.call('GET', `/reservations/export/${desk.ana.id}`)).body
  expect(csv).toMatch(/"Vehículo","Unidad",/)
  expect(csv).toMatch(/,"A123456",/)
})

test('who books does not read the plate', async () => {
  await put(1, { plate: 'A123456' })
  const booked = await desk.book('10 10:00', '12 10:00')
  expect(booked.statusCode).toBe(201)
  expect(booked.body).not.toMatch(/A123456|"unit"/)
})

test('a vehicle that is deleted for good takes what is known of its units with it', async () => {
  await put(1, { plate: 'A123456' })
  await nelly.parts.db.execute(sql`delete from vehicles where id = ${desk.vehicle}`)
  expect(await list()).toEqual([])
})

test('units that are to be maintained are told, overdue ones first, and no more once it was done', async () => {
  const services = async (query = '', who = desk.ana) =>
    (await desk.call('GET', `/units/services${query}`, undefined, who)).json()
  expect(await services()).toEqual([])
  await put(1, { serviceEveryMonths: 6, lastServiceOn: '2026-09-10', odometer: 41_000 })
  await put(2, { serviceEveryKm: 5000, lastServiceKm: 40_000, odometer: 45_100 })
  const named = { vehicleId: desk.vehicle, vehicleName: 'Kia Rio', landingId: desk.landing, plate: null }
  expect(await services(`?landingId=${desk.landing}`)).toMatchObject([
    { ...named, number: 2, odometer: 45_100, service: { km: 45_000, on: null, isOverdue: true } },
    { ...named, number: 1, service: { km: null, on: '2027-03-10', isOverdue: false } },
  ])
  expect(await services('', await signedInOwner(nelly))).toEqual([])
  await put(2, { lastServiceKm: 45_100, lastServiceOn: '2027-03-01' })
  await put(1, { offFleet: '2027-02-28' })
  expect(await services()).toEqual([])
  const refused = await put(1, { serviceEveryKm: 0 })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['serviceEveryKm']])
})
