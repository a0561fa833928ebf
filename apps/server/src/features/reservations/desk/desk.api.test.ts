import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { booked, type Rental, rental } from '../../../../tests/support/fleet.ts'
import { addLanding, addVehicle, poolOf } from '../../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { reservations, units, vehicles } from '../../../platform/db/schema.ts'

let nelly: TestApp

beforeAll(async () => {
  nelly = await startTestApp()
})

/** An operator since February 2027, with a vehicle. */
async function operator(units: number): Promise<Rental> {
  nelly.clock.set('2027-02-01T14:00:00Z')
  return rental(nelly, { units })
}

const set = (id: number, changes: Partial<typeof reservations.$inferInsert>) =>
  nelly.parts.db.update(reservations).set(changes).where(eq(reservations.id, id))
const handedOver = (id: number) => set(id, { status: 'out', outAt: nelly.clock.now() })

type Listed = { id: number; minutesLate: number }
interface Shown {
  requests: Listed[]
  lateOut: Listed[]
  dueOut: Listed[]
  overdue: Listed[]
  dueBack: Listed[]
  owing: Listed[]
  atRisk: {
    reservation: Listed
    lateId: number
    freeUnit: number | null
    freeVehicles: { id: number; name: string }[]
  }[]
}

/** The desk on Wednesday, 10 March, at noon there. */
async function desk({ owner }: Rental, query = '', at = '2027-03-10T16:00:00Z'): Promise<Shown> {
  nelly.clock.set(at)
  const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
  const answer = await nelly.app.inject({ url: `/api/desk?${query}`, headers: { authorization } })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}

/** How many reservations wait for an operator, as the menu says. */
async function waitingFor({ owner }: Rental): Promise<number> {
  const authorization = `Bearer ${await nelly.signIn({ id: owner })}`
  return (await nelly.app.inject({ url: '/api/new-reservations', headers: { authorization } })).json().waiting
}
const idsOf = (listed: Listed[]) => listed.map(({ id }) => id)

test('each reservation is listed by what there is to do with it now', async () => {
  const ana = await operator(9)
  const asked = await booked(nelly, ana, ['2027-04-01T10:00', '2027-04-03T10:00'])
  await set(asked, { status: 'requested', answerBy: new Date('2027-03-11T10:00:00Z') })
  const urgent = await booked(nelly, ana, ['2027-04-01T10:00', '2027-04-03T10:00'])
  await set(urgent, { status: 'requested', answerBy: new Date('2027-03-10T18:00:00Z') })
  const lateOut = await booked(nelly, ana, ['2027-03-10T10:30', '2027-03-12T10:00'])
  const evening = await booked(nelly, ana, ['2027-03-10T19:00', '2027-03-12T10:00'])
  const afternoon = await booked(nelly, ana, ['2027-03-10T14:00', '2027-03-12T10:00'])
  const overdue = await booked(nelly, ana, ['2027-03-07T10:00', '2027-03-09T12:00'])
  await handedOver(overdue)
  const dueBack = await booked(nelly, ana, ['2027-03-08T10:00', '2027-03-10T18:00'])
  await handedOver(dueBack)
  // Nothing to do: tomorrow, never handed over, out for longer, cancelled, deleted.
  await booked(nelly, ana, ['2027-03-11T10:00', '2027-03-12T10:00'])
  await booked(nelly, ana, ['2027-03-05T10:00', '2027-03-07T10:00'])
  await handedOver(await booked(nelly, ana, ['2027-03-08T10:00', '2027-03-12T10:00']))
  const ended = { cancelledAt: nelly.clock.now(), cancellationFeeMinor: 0 as never }
  await set(await booked(nelly, ana, ['2027-03-10T15:00', '2027-03-12T10:00']), {
    status: 'cancelled',
    ...ended,
  })
  await set(await booked(nelly, ana, ['2027-03-10T15:00', '2027-03-12T10:00']), {
    deletedAt: nelly.clock.now(),
  })
  const shown = await desk(ana)
  expect(idsOf(shown.requests)).toEqual([urgent, asked])
  expect(shown.lateOut).toMatchObject([{ id: lateOut, minutesLate: 90, unit: { number: 1 } }])
  expect(idsOf(shown.dueOut)).toEqual([afternoon, evening])
  expect(shown.overdue).toMatchObject([{ id: overdue, minutesLate: 24 * 60 }])
  expect(shown.dueBack).toMatchObject([{ id: dueBack, minutesLate: 0 }])
  expect(await waitingFor(ana), 'the requests, and what is late').toBe(4)
  await set(dueBack, { changeRequestedAt: nelly.clock.now() })
  await set(overdue, { changeRequestedAt: nelly.clock.now() })
  expect(await waitingFor(ana), 'and who waits for an answer, once').toBe(5)
  expect(await waitingFor(await operator(1))).toBe(0)
})

test('a rental that came back stays listed until it owes nothing, or is closed', async () => {
  const [ana, luis] = [await operator(2), await operator(2)]
  const first = await booked(nelly, ana, ['2027-03-03T10:00', '2027-03-05T10:00'])
  const last = await booked(nelly, ana, ['2027-03-04T10:00', '2027-03-06T10:00'])
  await set(first, { status: 'returned', returnedAt: new Date('2027-03-05T14:00:00Z') })
  await set(last, { status: 'returned', returnedAt: new Date('2027-03-06T14:00:00Z') })
  const { owing } = await desk(ana)
  expect(owing).toMatchObject([{ id: last }, { id: first, balance: expect.any(Number) }])
  expect(await waitingFor(ana)).toBe(0)
  expect((await desk(luis)).owing).toEqual([])
  const { balance: amount, currency } = owing[0] as Listed & { balance: number; currency: string }
  const paid = await nelly.app.inject({
    ...{ method: 'POST', url: `/api/reservations/${last}/ledger` },
    headers: { authorization: `Bearer ${await nelly.signIn({ id: ana.owner })}` },
    payload: { kind: 'payment', method: 'cash', amount, currency },
  })
  expect([paid.statusCode, paid.body]).toEqual([201, expect.any(String)])
  expect(idsOf((await desk(ana)).owing)).toEqual([first])
  await set(first, { status: 'closed' })
  expect((await desk(ana)).owing).toEqual([])
})

test('whoever waits for a unit that is late is at risk, with another unit that is free', async () => {
  const ana = await operator(2)
  const late = await booked(nelly, ana, ['2027-03-07T10:00', '2027-03-10T10:00'])
  const next = await booked(nelly, ana, ['2027-03-10T14:00', '2027-03-11T10:00'])
  await handedOver(late)
  await nelly.parts.db.insert(units).values({
    poolId: await poolOf(nelly.parts.db, ana.vehicle),
    number: 2,
    plate: 'A123456',
    plateKey: 'A123456',
  })
  expect((await desk(ana)).atRisk).toMatchObject([
    {
      reservation: { id: next, vehicleUnits: 2 },
      lateId: late,
      freeUnit: 2,
      freePlate: 'A123456',
      freeVehicles: [],
    },
  ])
  // Not before it is late, and no longer once it is back.
  expect((await desk(ana, '', '2027-03-10T14:00:00Z')).atRisk).toEqual([])
  await set(late, { status: 'returned', returnedAt: nelly.clock.now() })
  expect((await desk(ana)).atRisk).toEqual([])
})

test('where no unit is free, other vehicles of the landing are proposed that are free for the whole time', async () => {
  const ana = await operator(1)
  const { parts } = nelly
  const free = await addVehicle(parts, ana.landing, { name: 'Suzuki Swift' })
  const taken = await addVehicle(parts, ana.landing, { name: 'Kia Soul' })
  await addVehicle(parts, ana.landing, { name: 'Not on sale', isOnSale: false })
  const elsewhere = await addLanding(parts, { id: ana.owner })
  await addVehicle(parts, elsewhere, { name: 'Elsewhere' })
  const late = await booked(nelly, ana, ['2027-03-07T10:00', '2027-03-10T10:00'])
  const next = await booked(nelly, ana, ['2027-03-11T10:00', '2027-03-13T10:00'])
  const later = await booked(nelly, ana, ['2027-03-13T10:00', '2027-03-14T10:00'])
  await booked(nelly, { ...ana, vehicle: taken }, ['2027-03-12T10:00', '2027-03-15T10:00'])
  await handedOver(late)
  const shown = await desk(ana)
  expect(shown.atRisk).toMatchObject([
    {
      reservation: { id: next },
      lateId: late,
      freeUnit: null,
      freePlate: null,
      freeVehicles: [{ id: free, name: 'Suzuki Swift' }],
    },
  ])
  expect(idsOf(shown.atRisk.map(({ reservation }) => reservation))).not.toContain(later)
})

test('the desk is of all landings or of one, by the clock of each, and never of another owner', async () => {
  const [ana, luis] = [await operator(2), await operator(2)]
  const far = await addLanding(nelly.parts, { id: ana.owner }, { timezone: 'Pacific/Kiritimati' })
  const there = { landing: far, vehicle: await addVehicle(nelly.parts, far) }
  const today = await booked(nelly, ana, ['2027-03-10T14:00', '2027-03-12T10:00'])
  // There it is already the morning of 11 March.
  const tomorrow = await booked(nelly, there, ['2027-03-11T09:00', '2027-03-12T10:00'])
  const his = await booked(nelly, luis, ['2027-03-10T14:00', '2027-03-12T10:00'])
  expect(idsOf((await desk(ana)).dueOut).sort()).toEqual([today, tomorrow].sort())
  expect(idsOf((await desk(ana, `landingId=${far}`)).dueOut)).toEqual([tomorrow])
  expect(idsOf((await desk(luis)).dueOut)).toEqual([his])
  // A landing of somebody else matches nothing, as one that does not exist.
  expect((await desk(luis, `landingId=${far}`)).dueOut).toEqual([])
  await nelly.parts.db
    .update(vehicles)
    .set({ deletedAt: nelly.clock.now() })
    .where(eq(vehicles.id, ana.vehicle))
  expect(idsOf((await desk(ana, `landingId=${ana.landing}`)).dueOut)).toEqual([today])
})
