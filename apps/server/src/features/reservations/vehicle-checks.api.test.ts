import type { Correction, TakenStep } from '@nelly/contract/reservations/steps'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { expect, test } from 'vitest'
import { startBooked } from '../../../tests/support/own-reservation.ts'

/** A reservation from 10 to 13 March, 10:00 there (14:00 UTC), and its operator's calls. */
async function start() {
  const booked = await startBooked()
  const unit = `/vehicles/${booked.vehicle}/units`
  return {
    ...booked,
    step: (step: TakenStep | Correction, more: object = {}) =>
      booked.call('POST', `/reservations/${booked.id}/steps`, { step, ...more }),
    at: (instant: string) => booked.clock.set(instant),
    details: async () => (await booked.call('GET', `/reservations/${booked.id}/details`)).json(),
    proposed: () => booked.call('GET', `/reservations/${booked.id}/proposed-charges`),
    /** Changes what is known of its unit. */
    setUnit: async (changes: object) => booked.call('PUT', `${unit}/${(await booked.kept()).unit}`, changes),
    odometer: async () => {
      const units = (await booked.call('GET', `/units?vehicleId=${booked.vehicle}`)).json()
      const { unit: number } = await booked.kept()
      return units.find((one: { number: number }) => one.number === number).odometer
    },
  }
}

test('a handover and a return take kilometres and fuel: on the reservation, in its history, on its unit, in the export', async () => {
  const desk = await start()
  await desk.setUnit({ odometer: 34_000 })
  expect(await desk.details()).toMatchObject({ lastOdometer: 34_000 })
  desk.at('2027-03-10T14:00:00Z')
  expect((await desk.step('hand_over', { odometer: '34210', fuelEighths: 8 })).statusCode).toBe(200)
  expect(await desk.odometer()).toBe(34_210)
  desk.at('2027-03-13T14:00:00Z')
  expect((await desk.step('take_back', { odometer: 34_690, fuelEighths: 6 })).statusCode).toBe(200)
  expect(await desk.odometer()).toBe(34_690)
  expect(await desk.details()).toMatchObject({
    checks: {
      out: { odometer: 34_210, fuelEighths: 8 },
      back: { odometer: 34_690, fuelEighths: 6 },
    },
    returnedPlace: null,
    lastOdometer: 34_690,
    events: [
      { details: { at: '2027-03-10T14:00:00.000Z', odometer: 34_210, fuelEighths: 8 } },
      { details: { at: '2027-03-13T14:00:00.000Z', odometer: 34_690, fuelEighths: 6 } },
    ],
  })
  const csv = (await desk.call('GET', `/reservations/export/${desk.owner.id}`)).body
  expect(csv).toMatch(/34210.8.34690.6/)
})

test('both may be left out, and are read no more once the step is undone', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  expect((await desk.step('hand_over', { odometer: '', fuelEighths: null })).statusCode).toBe(200)
  expect((await desk.details()).checks.out).toEqual({ odometer: null, fuelEighths: null })
  await desk.step('correct_hand_over', { odometer: 500 })
  await desk.step('undo_hand_over')
  expect(await desk.details()).toMatchObject({
    checks: { out: { odometer: null, fuelEighths: null } },
    lastOdometer: 500,
  })
})

test('a reading below the last one of the unit is confirmed first', async () => {
  const desk = await start()
  await desk.setUnit({ odometer: 34_000 })
  desk.at('2027-03-10T14:00:00Z')
  const refused = await desk.step('hand_over', { odometer: 3_421 })
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'odometer-lower', errors: { odometer: [expect.any(String)] } }),
  ])
  expect((await desk.details()).status).toBe('confirmed')
  expect((await desk.step('hand_over', { odometer: 3_421, isLowerConfirmed: true })).statusCode).toBe(200)
  expect(await desk.odometer()).toBe(3_421)
})

test('a vehicle does not come back with fewer kilometres than it went out with', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over', { odometer: 34_210 })
  desk.at('2027-03-13T14:00:00Z')
  const refused = await desk.step('take_back', { odometer: 34_209, isLowerConfirmed: true })
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: 'odometer-below-hand-over',
      errors: { odometer: [expect.any(String)] },
    }),
  ])
  expect((await desk.step('take_back', { odometer: 34_210 })).statusCode).toBe(200)
  expect((await desk.step('correct_hand_over', { odometer: 34_211 })).json().code).toBe(
    'odometer-below-hand-over',
  )
})

test('what was read is corrected until the reservation is closed, and with it the unit where nothing newer was read', async () => {
  const desk = await start()
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over', { odometer: 34_210, fuelEighths: 8 })
  expect((await desk.step('correct_take_back', { odometer: 1 })).json().code).toBe('step-not-possible')
  desk.at('2027-03-13T14:00:00Z')
  await desk.step('take_back', { odometer: 43_690 })
  const corrected = await desk.step('correct_take_back', { odometer: 34_690, note: 'Swapped digits' })
  expect(corrected.json()).toMatchObject({ status: 'returned', revision: 3 })
  expect(await desk.odometer()).toBe(34_690)
  await desk.step('correct_hand_over', { fuelEighths: 7 })
  const { checks, events } = await desk.details()
  expect(checks).toEqual({
    out: { odometer: 34_210, fuelEighths: 7 },
    back: { odometer: 34_690, fuelEighths: null },
  })
  expect(events.slice(2)).toEqual([
    expect.objectContaining({
      kind: 'readings-corrected',
      note: 'Swapped digits',
      details: { end: 'back', odometer: 34_690 },
    }),
    expect.objectContaining({ details: { end: 'out', odometer: 34_210, fuelEighths: 7 } }),
  ])
  // Somebody read it again since.
  await desk.setUnit({ odometer: 35_000 })
  await desk.step('correct_take_back', { odometer: 34_691 })
  expect(await desk.odometer()).toBe(35_000)
  await desk.step('close', { note: 'Settled in cash' })
  expect((await desk.step('correct_take_back', { odometer: 34_692 })).json().code).toBe('step-not-possible')
})

test('where it came back is one of the places of the account, and where its unit is', async () => {
  const desk = await start()
  for (const name of ['Centro', 'Aeropuerto'])
    await desk.call('POST', `/landings/${desk.landing}/places`, { name, kind: 'office' })
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over')
  desk.at('2027-03-13T14:00:00Z')
  expect((await desk.step('take_back', { place: 'On the moon' })).json().code).toBe('place-not-found')
  await desk.step('take_back', { place: 'aeropuerto' })
  expect((await desk.details()).returnedPlace).toBe('Aeropuerto')
  const units = (await desk.call('GET', `/units?vehicleId=${desk.vehicle}`)).json()
  expect(units.map(({ place }: { place: string }) => place)).toContain('Aeropuerto')
  await desk.step('correct_take_back', { place: null })
  expect((await desk.details()).returnedPlace).toBeNull()
})

test('charges are proposed by the rates it was made at, once it is back', async () => {
  const desk = await start()
  const now = { mileage: [{ vehicleId: null, kmPerDay: 1, perExtraKm: minorUnits(9_999) }] }
  const saved = await desk.call('PUT', `/landings/${desk.landing}/rates`, {
    revision: 0,
    rates: { ...DEFAULT_RATES, ...now },
  })
  expect(saved.statusCode).toBe(200)
  desk.at('2027-03-10T14:00:00Z')
  await desk.step('hand_over', { odometer: 34_210 })
  const early = await desk.proposed()
  expect([early.statusCode, early.json().code]).toEqual([409, 'reservation-not-returned'])
  desk.at('2027-03-13T15:00:00Z')
  await desk.step('take_back', { odometer: 39_210 })
  const proposed = await desk.proposed()
  expect([proposed.statusCode, proposed.json()]).toMatchObject([
    200,
    {
      currency: 'USD',
      charges: [
        {
          kind: 'lateness',
          reckoned: { minutes: 60, days: 1, price: 4500, perDays: 1, partDay: null, booked: 0 },
          amount: 4500,
          taxable: true,
        },
      ],
    },
  ])
})
