import { expect, test } from 'vitest'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, from, send, setUnits } from '../../../tests/support/rental.ts'
import { availableVehicles, freePeriodsOf, isAvailable } from '../inventory/availability.ts'
import { ratesReader } from '../inventory/current-rates.ts'

/** A rental from 10 to 13 March, 10:00, whose vehicle is out. */
async function start() {
  const booked = await startBooked()
  const { app, parts, clock, owner, landing, vehicle } = booked
  const step = async (name: string) => {
    const headers = { authorization: `Bearer ${await booked.signIn(owner)}` }
    const url = `/api/reservations/${booked.id}/steps`
    return app.inject({ method: 'POST', url, headers, payload: { step: name } })
  }
  clock.set('2027-03-10T14:00:00Z')
  await step('hand_over')
  /** What list, page, nearest dates and call say of days of March. */
  const asked = async (pickup: string, back: string) => {
    const [day, time] = pickup.split(' ')
    const [lastDay, lastTime] = back.split(' ')
    const period = { pickup: `2027-03-${day}T${time}`, return: `2027-03-${lastDay}T${lastTime}` }
    const wanted = period as Parameters<typeof isAvailable>[2]
    const moment = { instant: clock.now(), ratesOf: ratesReader(parts.db) }
    const near = { ...moment, isAllowed: () => true }
    const [nearest] = (await freePeriodsOf(parts.db, [vehicle], wanted, near)).get(vehicle) ?? []
    return {
      list: (await availableVehicles(parts.db, landing, wanted, moment)).has(vehicle),
      page: await isAvailable(parts.db, vehicle, wanted, moment),
      nearest: nearest?.pickup,
      call: (await send(app, booking(landing, vehicle, from(pickup, back)))).statusCode,
    }
  }
  return { ...booked, step, asked }
}

const NO = { list: false, page: false, call: 409 }
const YES = { list: true, page: true, call: 201 }

// Rule of "Screens: the operator's lists and forms": domain/reservations/overdue.ts, server/features/inventory/out-now.ts, domain/reservations/overdue.test.ts
test('a vehicle that is late is not promised for the next 24 hours, and is after them', async () => {
  const desk = await start()
  desk.clock.set('2027-03-13T15:00:00Z')
  expect(await desk.asked('14 10:59', '15 09:00')).toMatchObject({ ...NO, nearest: '2027-03-15T10:59' })
  expect(await desk.asked('14 11:00', '15 09:00')).toMatchObject(YES)
})

test('it is free again once it is back', async () => {
  const desk = await start()
  desk.clock.set('2027-03-13T15:00:00Z')
  await desk.step('take_back')
  expect(await desk.asked('13 12:00', '14 12:00')).toMatchObject(YES)
})

test('one that is in time holds what was booked and no more', async () => {
  const desk = await start()
  desk.clock.set('2027-03-13T14:00:00Z')
  expect(await desk.asked('13 10:00', '14 10:00')).toMatchObject(YES)
})

test('another unit of the vehicle can be booked', async () => {
  const desk = await start()
  await setUnits(desk.parts.db, desk.vehicle, 2)
  desk.clock.set('2027-03-13T15:00:00Z')
  expect(await desk.asked('13 12:00', '14 12:00')).toMatchObject(YES)
  expect(await desk.asked('13 12:00', '14 12:00')).toMatchObject(NO)
})
