import type { LandingId, PlaceId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { percent } from '@nelly/domain/rates/rates'
import { extraRate, offer, season } from '@nelly/domain/rates/testing/wishes'
import { daily, rulesWith } from '@nelly/domain/rules/testing/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { type RuledLanding, startRuledLanding } from '../../../tests/support/ruled-landing.ts'
import type { TestApp } from '../../../tests/support/test-app.ts'

let nelly: TestApp
let landing: LandingId
let vehicle: VehicleId
let placeIds: readonly PlaceId[]
let save: RuledLanding['save']
let open: RuledLanding['open']

beforeEach(async () => {
  ;({ nelly, landing, vehicle, places: placeIds, save, open } = await startRuledLanding())
})

const between = (pickup: string, back: string) => ({
  date_of_departure: pickup.slice(0, 10),
  time_of_departure: pickup.slice(11),
  date_of_arrival: back.slice(0, 10),
  time_of_arrival: back.slice(11),
})
const at = (pickupPlace: string, returnPlace = pickupPlace) => ({
  place_of_departure: pickupPlace,
  arrival_place: returnPlace,
})
const ask = (payload: object) =>
  nelly.app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload,
    headers: { 'accept-language': 'en' },
  })
/** Monday 10 May to Wednesday 12 May 2027, 10:00. */
const wish = (changes: object = {}) =>
  booking(landing, vehicle, { ...between('2027-05-10 10:00', '2027-05-12 10:00'), ...changes })

describe('a wish for 10 to 12 May is refused', () => {
  const alta = season('alta', { name: { es: 'Alta', en: 'High season' }, minDays: 3 })
  for (const { what, set, changes, is } of [
    {
      what: 'where the season wants more days',
      set: () => save({ seasons: [alta] }),
      is: {
        code: 'period-too-short',
        message: 'High season: 3 days or more.',
        errors: { date_of_arrival: ['High season: 3 days or more.'] },
        rule: { kind: 'length', text: 'High season: 3 days or more.' },
        nearest: between('2027-05-10 10:00', '2027-05-13 10:00'),
      },
    },
    {
      what: 'where the place opens later',
      set: () => open(0, { hours: daily('11:00-18:00') }),
      changes: { ...at('oficina', 'Samaná') },
      is: {
        code: 'outside-opening-hours',
        errors: { time_of_departure: [expect.stringContaining('Oficina is open on Monday, May 10')] },
        rule: { kind: 'opening_hours' },
        nearest: { ...between('2027-05-10 11:00', '2027-05-12 10:00'), ...at('oficina', 'Samaná') },
      },
    },
    {
      what: 'where the place is closed on the day of return',
      set: () => open(1, { hours: { 3: [] } }),
      changes: at('Samaná', 'Aeropuerto'),
      is: {
        code: 'place-closed',
        errors: { date_of_arrival: [expect.any(String)] },
        nearest: between('2027-05-11 10:00', '2027-05-13 10:00'),
      },
    },
    {
      what: 'where the vehicle can’t be returned there',
      set: () =>
        save({
          oneWay: {
            ...DEFAULT_RATES.oneWay,
            pairs: [
              { from: placeIds[0] as PlaceId, to: placeIds[1] as PlaceId, amount: null, forbidden: true },
            ],
          },
        }),
      changes: at('Oficina', 'Aeropuerto'),
      is: {
        code: 'one-way-forbidden',
        errors: { arrival_place: [expect.stringContaining('Oficina can’t be returned at Aeropuerto')] },
        nearest: at('Oficina'),
      },
    },
    {
      what: 'where the driver is too young, and nothing is offered instead',
      set: () => save({ drivers: { ...DEFAULT_RATES.drivers, minAge: 21 } }),
      changes: { driver_age: 20 },
      is: { code: 'driver-too-young', errors: { driver_age: [expect.any(String)] }, nearest: null },
    },
  ]) {
    test(what, async () => {
      await set()
      for (const url of ['/api/quotes', '/api/reservations', '/reservations']) {
        const refused = await nelly.app.inject({
          method: 'POST',
          url,
          payload: wish(changes),
          headers: { 'accept-language': 'en' },
        })
        expect([refused.statusCode, refused.json()]).toMatchObject([422, is])
      }
    })
  }
})

test('who does not tell an age is not refused for it', async () => {
  await save({ drivers: { ...DEFAULT_RATES.drivers, minAge: 21 } })
  expect((await send(nelly.app, wish())).statusCode).toBe(201)
})

test('a wish that is refused by a rule and taken as well is refused by the rule, and offered what is free', async () => {
  await send(nelly.app, wish({ ...between('2027-05-10 10:00', '2027-05-20 10:00') }))
  await save({ rules: rulesWith({ minDays: 3 }) })
  const refused = (await send(nelly.app, wish())).json()
  expect(refused).toMatchObject({
    code: 'period-too-short',
    nearest: between('2027-05-07 10:00', '2027-05-10 10:00'),
  })
})

test('what is offered has its extras in stock, and a price with its code', async () => {
  const gps = extraRate({ code: 'gps', stock: 1 })
  const other = await addVehicle(nelly.parts, landing)
  const code = offer('mayo', { kind: 'code', code: 'MAYO', percent: percent(10) })
  const late = { ...code, pickup: { from: '2027-05-01', to: '2027-05-25' } as Rates['offers'][0]['pickup'] }
  await save({ extras: [gps], offers: [late] })
  const extras = [{ code: 'gps', quantity: 1 }]
  const taken = { id_vehicle: other, ...between('2027-05-10 10:00', '2027-05-15 10:00'), extras }
  expect((await send(nelly.app, wish(taken))).statusCode).toBe(201)
  await save({ extras: [gps], offers: [late], seasons: [season('all', { noPickup: [1] })] })
  const refused = (await send(nelly.app, wish({ extras, discount_code: 'MAYO' }))).json()
  expect(refused).toMatchObject({
    code: 'no-pickup-that-day',
    nearest: { ...between('2027-05-08 10:00', '2027-05-10 10:00'), extras, discount_code: 'MAYO' },
  })
  expect((await send(nelly.app, refused.nearest)).statusCode).toBe(201)
  const wrong = (await ask(wish({ discount_code: 'JUNIO' }))).json()
  expect(wrong).toMatchObject({ code: 'no-pickup-that-day', nearest: null })
})
