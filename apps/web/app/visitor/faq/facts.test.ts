import { USUAL_PREPAYMENT } from '@nelly/contract/reservations/prepayment-words'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import type { FeeWindow } from '@nelly/domain/places/opening-hours'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type ExtraRate, type FeeRate, percent, type Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { i18nIn } from '../both-languages.ts'
import { type RatesFacts, ratesFacts } from './facts.ts'

const seat = { ...(DEFAULT_RATES.extras[2] as ExtraRate), amount: dollars(12) }
const share = { ...seat, amount: null, percent: percent(20), per: 'percent' as const }
const taxIncluded = { ...DEFAULT_RATES.tax, included: true }

for (const { what, rates, told } of [
  { what: 'an extra by the day', rates: { extras: [seat] }, told: 'Baby seat: US$12.00 per day each.' },
  {
    what: 'an extra by the rental',
    rates: { extras: [{ ...seat, per: 'rental' }] },
    told: 'Baby seat: US$12.00 per rental each.',
  },
  { what: 'a share of the rental', rates: { extras: [share] }, told: 'Baby seat: 20% of the rental.' },
  {
    what: 'the most of an extra',
    rates: { extras: [{ ...share, maxAmount: dollars(50) }] },
    told: 'Baby seat: 20% of the rental (at most US$50.00).',
  },
  {
    what: 'the excess of a cover',
    rates: { extras: [{ ...seat, excess: dollars(500) }] },
    told: 'Baby seat: US$12.00 per day each, excess: US$500.00.',
  },
  {
    what: 'a cover without any excess',
    rates: { extras: [{ ...seat, excess: dollars(0) }] },
    told: 'Baby seat: US$12.00 per day each, no excess.',
  },
  {
    what: 'the excess of an included cover',
    rates: { extras: [{ ...seat, offer: 'included', excess: dollars(900) }] },
    told: 'Baby seat: included, excess: US$900.00.',
  },
  { what: 'nothing of an included extra', rates: { extras: [{ ...seat, offer: 'included' }] }, told: '' },
] satisfies { what: string; rates: Partial<Rates>; told: string }[]) {
  test(`the answer about extras tells ${what}`, () => {
    const facts = ratesFacts({ ...DEFAULT_RATES, tax: taxIncluded, ...rates }, [], i18nIn('en'))
    expect(facts.extras).toBe(told)
  })
}

const CAR = 5 as VehicleId
const money = (amount: number) => ({ amount: dollars(amount) })
const depositOf = (amount: number, vehicleId: VehicleId | null = null) => ({ vehicleId, ...money(amount) })
const listed = (name: string, amount: number) => ({
  ...{ code: name, name: { es: name, en: name } },
  ...{ ...money(amount), taxable: true },
})
const kmOf = (kmPerDay: number | null, vehicleId: VehicleId | null = null) => ({
  vehicleId,
  kmPerDay,
  perExtraKm: null,
})
const HOLD = 'It is a hold at the pickup, not part of the total.'
const partDays = [
  { upToHours: 3, percent: percent(33) },
  { upToHours: 6, percent: percent(50) },
]

for (const { fact, of, rates, told } of [
  { fact: 'deposit', of: 'a landing without one', rates: {}, told: '' },
  {
    fact: 'deposit',
    of: 'all vehicles',
    rates: { deposit: [depositOf(300)] },
    told: `Yes, US$300.00. ${HOLD}`,
  },
  {
    fact: 'deposit',
    of: 'dearer vehicles',
    rates: { deposit: [depositOf(300), depositOf(500, CAR)] },
    told: `Yes, depending on the vehicle: US$300.00 to US$500.00. ${HOLD}`,
  },
  {
    fact: 'deposit',
    of: 'one vehicle alone',
    rates: { deposit: [depositOf(500, CAR)] },
    told: `For some vehicles, of up to US$500.00; you see it with the price of your dates. ${HOLD}`,
  },
  {
    fact: 'deposit',
    of: 'all but one vehicle',
    rates: { deposit: [depositOf(300), depositOf(0, CAR)] },
    told: `For some vehicles, of up to US$300.00; you see it with the price of your dates. ${HOLD}`,
  },
  {
    fact: 'deposit',
    of: 'an extra that replaces it',
    rates: { deposit: [depositOf(300)], extras: [{ ...seat, deposit: dollars(0) }] },
    told: `Yes, US$300.00. With the extra “Baby seat” it is US$0.00. ${HOLD}`,
  },
  { fact: 'payment', of: 'a landing that wants none before', rates: {}, told: '' },
  {
    fact: 'payment',
    of: 'a share',
    rates: { prepayment: { percent: percent(30), amount: null } },
    told: `30% of the total is paid before the pickup, the rest at the pickup. ${USUAL_PREPAYMENT.en}`,
  },
  {
    fact: 'payment',
    of: 'an amount',
    rates: { prepayment: { percent: null, amount: dollars(100) } },
    told: `US$100.00 is paid before the pickup, never more than the total; the rest at the pickup. ${USUAL_PREPAYMENT.en}`,
  },
  {
    fact: 'payment',
    of: 'an operator with words of their own',
    rates: {
      prepayment: { percent: percent(30), amount: null, instructions: { es: 'Por Azul.', en: 'By Azul.' } },
    },
    told: '30% of the total is paid before the pickup, the rest at the pickup. By Azul.',
  },
  { fact: 'mileage', of: 'a landing that says nothing', rates: {}, told: '' },
  { fact: 'drivers', of: 'no rules', rates: {}, told: '' },
  {
    fact: 'drivers',
    of: 'ages and licence',
    rates: { drivers: { ...DEFAULT_RATES.drivers, minAge: 21, maxAge: 75, licenseYears: 2 } },
    told: 'Driver’s age: 21 to 75. Driving licence: held for 2 years or more.',
  },
  {
    fact: 'drivers',
    of: 'one vehicle',
    rates: { drivers: { ...DEFAULT_RATES.drivers, vehicles: [{ vehicleId: CAR, minAge: 25 }] } },
    told: 'Some vehicles have a minimum age of their own: it is on the page of each.',
  },
  { fact: 'mileage', of: 'all vehicles', rates: { mileage: [kmOf(null)] }, told: 'Unlimited kilometres.' },
  {
    fact: 'mileage',
    of: 'one vehicle beside the others',
    rates: { mileage: [kmOf(200), kmOf(100, CAR)] },
    told: 'Up to 200 km a day. Some vehicles have another limit, which their page says.',
  },
  {
    fact: 'mileage',
    of: 'single vehicles alone',
    rates: { mileage: [kmOf(100, CAR)] },
    told: 'It depends on the vehicle: its page says it.',
  },
  { fact: 'back', of: 'a landing that charges nothing', rates: {}, told: '' },
  {
    fact: 'back',
    of: 'fuel and a list of prices, without those that cost nothing',
    rates: {
      fuel: { perEighth: dollars(5), serviceFee: dollars(10), taxable: true },
      priceList: [listed('Cleaning', 45), listed('Mat', 0), listed('Lost key', 120)],
    },
    told: 'Fuel missing at the return: US$5.00 per eighth of a tank + US$10.00 for service. At the return, if it applies: Cleaning (US$45.00) and Lost key (US$120.00).',
  },
  {
    fact: 'back',
    of: 'a service fee alone',
    rates: { fuel: { perEighth: dollars(0), serviceFee: dollars(10), taxable: true } },
    told: 'Fuel missing at the return: US$10.00 for service.',
  },
  { fact: 'beyond', of: 'whole days', rates: {}, told: 'beyond that one more day is counted' },
  {
    fact: 'beyond',
    of: 'parts of a day',
    rates: { days: { ...DEFAULT_RATES.days, partDays } },
    told: 'after full days, up to 3 hours cost 33% of a day and up to 6 hours cost 50% of a day; beyond that one more day is counted',
  },
] satisfies { fact: keyof RatesFacts; of: string; rates: Partial<Rates>; told: string }[]) {
  test(`the answer about ${fact} tells that of ${of}`, () =>
    expect(ratesFacts({ ...DEFAULT_RATES, ...rates }, [], i18nIn('en'))[fact]).toBe(told))
}

test('the answer about returns tells which pairs are forbidden', () => {
  const places = ['Santiago', 'Samaná', 'La Romana'].map((name, id) => ({
    ...{ name, id: id as PlaceId, isPickup: true, isReturn: true, outside: { pickup: [], return: [] } },
  }))
  const pair = (from: number, to: number) => ({
    ...{ from: from as PlaceId, to: to as PlaceId, amount: null, forbidden: true },
  })
  const oneWay = { ...DEFAULT_RATES.oneWay, pairs: [pair(0, 2), pair(1, 2)] }
  expect(ratesFacts({ ...DEFAULT_RATES, oneWay }, places, i18nIn('es')).forbidden).toBe(
    'Un vehículo recogido en Santiago o Samaná no se puede devolver en La Romana.',
  )
})

test('the answer about what may come on top tells each fee with when it is charged', () => {
  const [always] = DEFAULT_RATES.fees as [FeeRate]
  const name = (en: string) => ({ es: en, en })
  const fees: FeeRate[] = [
    {
      ...always,
      name: name('Young driver'),
      when: 'driver_age',
      ages: { from: 21, to: 24 },
      per: 'day',
      amount: dollars(14.95),
    },
    {
      ...always,
      name: name('Second driver'),
      when: 'additional_driver',
      per: 'day',
      amount: dollars(5),
      maxAmount: dollars(40),
    },
    {
      ...always,
      name: name('Airport fee'),
      when: 'place',
      places: [0 as PlaceId],
      per: 'percent',
      amount: null,
      percent: percent(10),
    },
  ]
  const window = { from: '18:00', to: '22:00', amount: dollars(20) }
  const places = ['Las Américas', 'Samaná'].map((of, id) => ({
    ...{ name: of, id: id as PlaceId, isPickup: true, isReturn: true },
    outside: { pickup: [window as FeeWindow], return: [] },
  }))
  const oneWay = { ...DEFAULT_RATES.oneWay, amount: dollars(50) }
  expect(ratesFacts({ ...DEFAULT_RATES, fees, oneWay }, places, i18nIn('en')).fees).toBe(
    'Young driver (ages 21 to 24): US$14.95 per day. Second driver (each): US$5.00 per day (at most US$40.00). Airport fee (Las Américas): 10% of the price. Return at another place: US$50.00. Pickup outside opening hours: US$20.00.',
  )
  expect(ratesFacts(DEFAULT_RATES, [], i18nIn('en')).fees).toBe('')
})
