import { currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent, type Rates, type Season, type YearlyDate } from '@nelly/domain/rates/rates'
import { ratesDiff } from '@nelly/domain/rates/rates-diff'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const KIA = 5 as VehicleId
const christmas: Season = {
  id: 'navidad',
  name: { es: 'Navidad', en: 'Christmas' },
  ranges: [],
  weekdays: null,
  percent: percent(50),
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
}
const high = { ...christmas, id: 'alta', name: { es: 'Alta', en: 'High season' } }
const cellOf = (amount: number, fromDays = 1) => ({
  vehicleId: KIA,
  season: 'navidad',
  fromDays,
  amount: dollars(amount),
  perDays: 1 as const,
})
const ratesWith = (changes: Partial<Rates>): Rates => ({ ...DEFAULT_RATES, ...changes })
const fuel = { perEighth: dollars(5), serviceFee: dollars(0), taxable: true }
const key = {
  ...{ code: 'key', name: { es: 'Llave perdida', en: 'Lost key' } },
  ...{ amount: dollars(120), taxable: true },
}
const seat = DEFAULT_RATES.extras[2] as Rates['extras'][number]

function told(before: Partial<Rates>, after: Partial<Rates>, [was, is]: [number, number] = [45, 45]) {
  const version = (rates: Partial<Rates>, price: number) => ({
    rates: ratesWith(rates),
    vehicles: [{ id: KIA, pricePerDay: dollars(price) as MinorUnits }],
  })
  const [old, now] = [version(before, was), version(after, is)]
  const names = { vehicle: () => 'Kia Rio', before: old.rates, after: now.rates }
  return ratesDiff(old, now).map((change) => changeWords(change, names))
}

for (const [change, before, after, es, en] of [
  [
    'a new season',
    {},
    { seasons: [christmas] },
    'Temporada «Navidad»: se agregó',
    'Season “Christmas”: added',
  ],
  [
    'a season that is gone',
    { seasons: [christmas] },
    {},
    'Temporada «Navidad»: se quitó',
    'Season “Christmas”: removed',
  ],
  [
    'another percent and other dates of a season',
    { seasons: [christmas] },
    {
      seasons: [
        {
          ...christmas,
          percent: percent(60),
          ranges: [{ from: '12-24' as YearlyDate, to: '12-26' as YearlyDate }],
        },
      ],
    },
    'Temporada «Navidad»: cambio de fechas; porcentaje 50 % → 60 %',
    'Season “Christmas”: dates changed; percent 50 % → 60 %',
  ],
  [
    'seasons in another order',
    { seasons: [christmas, high] },
    { seasons: [high, christmas] },
    'Orden de las temporadas cambiado',
    'Order of the seasons changed',
  ],
  [
    'a price of a season',
    { seasons: [christmas], prices: [cellOf(60)] },
    { seasons: [christmas], prices: [cellOf(65.5)] },
    'Kia Rio, Navidad, desde 1 día: US$60.00 → US$65.50',
    'Kia Rio, Christmas, from 1 day: US$60.00 → US$65.50',
  ],
  [
    'more prices than are worth a line each',
    { seasons: [christmas] },
    { seasons: [christmas], prices: Array.from({ length: 13 }, (_, n) => cellOf(60, n + 1)) },
    'Navidad: 13 precios cambiados',
    'Christmas: 13 prices changed',
  ],
  ['other tiers', {}, { tiers: [1, 3, 7] }, 'Tramos de días: 1 → 1, 3, 7', 'Tiers of days: 1 → 1, 3, 7'],
  [
    'the amount of an extra',
    { extras: [seat] },
    { extras: [{ ...seat, amount: dollars(15) }] },
    'Extra «Silla para bebé»: monto US$12.00 → US$15.00',
    'Extra “Baby seat”: amount US$12.00 → US$15.00',
  ],
  [
    'a first excess of a cover',
    { extras: [seat] },
    { extras: [{ ...seat, excess: dollars(500) }] },
    'Extra «Silla para bebé»: deducible de la cobertura sin definir → US$500.00',
    'Extra “Baby seat”: excess of the cover not set → US$500.00',
  ],
  [
    'how the days of an extra are counted, and how it is offered',
    { extras: [seat] },
    { extras: [{ ...seat, offer: 'included', countDays: 'clock' }] },
    'Extra «Silla para bebé»: se ofrece a elegir → incluido sin costo; los días se cuentan como los del alquiler → cada 24 horas empezadas',
    'Extra “Baby seat”: offered by choice → included at no cost; days are counted as those of the rental → every 24 hours begun',
  ],
  [
    'the tax',
    {},
    { tax: { ...DEFAULT_RATES.tax, percent: percent(16), included: true } },
    'Impuesto: porcentaje 18 % → 16 %; incluido no → sí',
    'Tax: percent 18 % → 16 %; included no → yes',
  ],
  [
    'a first prepayment',
    {},
    { prepayment: { percent: percent(30), amount: null } },
    'Anticipo: cambió',
    'Payment before pickup: changed',
  ],
  [
    'what missing fuel costs',
    { fuel },
    { fuel: { perEighth: dollars(6), serviceFee: dollars(10), taxable: false } },
    'Combustible al devolver: por octavo de tanque US$5.00 → US$6.00; cargo de servicio US$0.00 → US$10.00; lleva impuesto sí → no',
    'Fuel at the return: per eighth of a tank US$5.00 → US$6.00; service fee US$0.00 → US$10.00; taxed yes → no',
  ],
  [
    'a first entry of the list of prices',
    {},
    { priceList: [key] },
    'Precio «Llave perdida»: se agregó',
    'Price “Lost key”: added',
  ],
  [
    'the amount of an entry',
    { priceList: [key] },
    { priceList: [{ ...key, amount: dollars(90) }] },
    'Precio «Llave perdida»: monto US$120.00 → US$90.00',
    'Price “Lost key”: amount US$120.00 → US$90.00',
  ],
  [
    'another order of the list of prices',
    { priceList: [key, { ...key, code: 'cleaning' }] },
    { priceList: [{ ...key, code: 'cleaning' }, key] },
    'Orden de la lista de precios cambiado',
    'Order of the list of prices changed',
  ],
] as const) {
  test(`${change} is told in both languages`, () => expect(told(before, after)).toEqual([{ es, en }]))
}

for (const [change, rules, es, en] of [
  ['the notice', { leadMinutes: 2880 }, 'antelación mínima 0 min → 2 días', 'least notice 0 min → 2 days'],
  [
    'the horizon',
    { horizonDays: 90 },
    'días por adelantado, como máximo dos años → 90',
    'days ahead, at most two years → 90',
  ],
  [
    'the lengths',
    { minDays: 3, maxDays: 30 },
    'días como mínimo 1 → 3; días como máximo 365 → 30',
    'days at least 1 → 3; days at most 365 → 30',
  ],
  [
    'the time between rentals',
    { turnaroundMinutes: 60 },
    'tiempo entre dos alquileres 0 min → 1 h',
    'time between two rentals 0 min → 1 h',
  ],
  [
    'the rules of a vehicle',
    { vehicles: [{ vehicleId: KIA, minDays: 2, turnaroundMinutes: null }] },
    'cambio de reglas por vehículo',
    'rules for single vehicles changed',
  ],
] as const) {
  test(`${change} is told in both languages`, () =>
    expect(told({}, { rules: { ...DEFAULT_RATES.rules, ...rules } })).toEqual([
      { es: `Reglas: ${es}`, en: `Rules: ${en}` },
    ]))
}

test('each field of the parts that are no lists has words of its own', () => {
  const other = (value: unknown): unknown =>
    Array.isArray(value) ? [...value, 1] : typeof value === 'boolean' ? !value : Number(value) + 7
  for (const part of ['days', 'oneWay', 'drivers', 'rules'] as const) {
    for (const [field, value] of Object.entries(DEFAULT_RATES[part])) {
      const [words] = told({}, { [part]: { ...DEFAULT_RATES[part], [field]: other(value) } })
      expect(words?.en, `${part}.${field}`).toMatch(/: (?!changed$|no(ne)? → )[a-z]/)
    }
  }
})

test("a vehicle's own price per day is told by the vehicle's name", () => {
  expect(told({}, {}, [45, 50])).toEqual([
    { es: 'Kia Rio, precio por día: US$45.00 → US$50.00', en: 'Kia Rio, price per day: US$45.00 → US$50.00' },
  ])
})

test('prices before and after another currency are told in their own', () => {
  const after = { currency: currency('DOP'), seasons: [christmas], prices: [cellOf(2500)] }
  expect(told({ seasons: [christmas], prices: [cellOf(60)] }, after)).toContainEqual({
    es: 'Kia Rio, Navidad, desde 1 día: US$60.00 → RD$2,500.00',
    en: 'Kia Rio, Christmas, from 1 day: US$60.00 → RD$2,500.00',
  })
})

test('nothing is told of the same rates with fields in another order', () => {
  const { tax, ...rest } = DEFAULT_RATES
  expect(
    told({}, { ...rest, tax: { included: tax.included, percent: tax.percent, name: tax.name } }),
  ).toEqual([])
})
