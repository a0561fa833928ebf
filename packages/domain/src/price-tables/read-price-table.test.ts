import { expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import type { VehicleId } from '../ids.ts'
import type { Cell } from '../imports/sheet.ts'
import { compileRates } from '../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { PriceCell, Rates, Season, YearlyDate } from '../rates/rates.ts'
import { at, bothLanguages, ratesWith } from '../rates/testing/wishes.ts'
import { dollars } from '../testing/dollars.ts'
import { exportedPrices } from './exported-prices.ts'
import { NO_PRICE_CHOICES, type PriceTableSetting, type TableVehicle } from './price-table.ts'
import { readPriceTable } from './read-price-table.ts'
import { refusedPrices } from './refused-prices.ts'
import { sampleDay, sampleQuotes } from './sample-quotes.ts'
import { withPriceTable } from './with-price-table.ts'

const vehicle = (
  id: number,
  name: string,
  brand: string | null,
  type: TableVehicle['type'],
  ...plates: string[]
) => ({
  id: id as VehicleId,
  name,
  brand,
  type,
  plates,
})
const PICANTO = vehicle(1, 'Kia Picanto', 'Kia', 'hatchback', 'A123456')
const TUCSON = vehicle(2, 'Hyundai Tucson', null, 'suv')
const SPORTAGE = vehicle(3, 'Kia Sportage', 'Kia', 'suv')
const season = (id: string, name: string, from: string, to: string): Season => ({
  id,
  name: bothLanguages(name),
  ranges: [{ from: from as YearlyDate, to: to as YearlyDate }],
  weekdays: null,
  percent: null,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
})
const ALTA = season('alta', 'Temporada alta', '12-15', '01-15')

const read = (
  rows: readonly (readonly Cell[])[],
  setting: Partial<PriceTableSetting> = {},
  name: string | null = null,
) =>
  readPriceTable(
    { name, rows: rows.map((cells, index) => ({ line: index + 1, cells })) },
    {
      vehicles: [PICANTO, TUCSON, SPORTAGE],
      seasons: [ALTA],
      currency: USD,
      choices: NO_PRICE_CHOICES,
      newSeasons: 'new',
      ...setting,
    },
  )
const csv = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s*;\s*/))
/** The prices as `vehicle season from-to amount/days`. */
const told = (table: ReturnType<typeof read>) =>
  table?.prices.map(
    ({ vehicleId, season, fromDays, toDays, amount, perDays }) =>
      `${vehicleId} ${season ?? '-'} ${fromDays}-${toDays === 365 ? '' : toDays} ${amount / 100}/${perDays}`,
  )

for (const { heads, spans } of [
  { heads: '1-2 días; 3 a 6 días; 7+', spans: ['1-2', '3-6', '7-'] },
  { heads: '1–2 days; 3–6; 7 or more', spans: ['1-2', '3-6', '7-'] },
  { heads: 'De 1 a 2 días (US$); 3-6 DÍAS; 7 días o más', spans: ['1-2', '3-6', '7-'] },
  { heads: 'hasta 2 días; 3-6; más de 6 días', spans: ['1-2', '3-6', '7-'] },
  { heads: 'Precio por día; desde 3; from 7 days', spans: ['1-2', '3-6', '7-'] },
  { heads: '1 día; 2 días; 3 en adelante', spans: ['1-1', '2-2', '3-'] },
  { heads: 'Diario; semanal por día; monthly per day', spans: ['1-6', '7-29', '30-'] },
]) {
  test(`lengths of rental: ${heads}`, () =>
    expect(told(read(csv(`Vehículo; ${heads}\nkia PICANTO; 45; 42; 35`)))).toEqual(
      ['45', '42', '35'].map((price, n) => `1 - ${spans[n]} ${price}/1`),
    ))
}

// Rule of "Entities and their fields": domain/price-tables/read-price-table.ts, domain/price-tables/with-price-table.ts
test('a price below “weekly” is for one day or for seven: that is asked', () => {
  const table = csv('Vehículo; Diario; Semanal\nKia Picanto; 45; 270')
  expect(read(table)?.questions).toEqual([{ kind: 'per-days', index: 2, head: 'Semanal', days: 7 }])
  expect(told(read(table))).toEqual(['1 - 1-6 45/1'])
  const answered = read(table, { choices: { seasons: {}, perDays: { 2: 7 } } })
  expect([answered?.questions, told(answered)]).toEqual([[], ['1 - 1-6 45/1', '1 - 7- 270/7']])
})

for (const { heads, code } of [
  { heads: ['1-3', '3-6', '7+'], code: 'span-overlap' },
  { heads: ['1-2', '4-6', '7+'], code: 'span-gap' },
  { heads: ['1-2', '3-6', '6-3'], code: 'span-unknown' },
  { heads: ['1-2', '1-2 semanas', '7+'], code: 'span-unknown' },
  { heads: ['1-2', { day: '2027-06-03' }, '7+'], code: 'head-is-date' },
  { heads: ['1-2', '3-6', '7+ (DOP)'], code: 'currency-differs' },
] as const) {
  test(`${JSON.stringify(heads)} is refused: ${code}`, () => {
    const table = read([
      ['Vehículo', ...heads],
      ['Kia Picanto', 45, 42, 35],
    ])
    expect(table?.columns.map(({ refusal }) => refusal)).toContain(code)
    expect(table?.prices.length).toBeLessThan(3)
  })
}

for (const { cells, choice, read: as } of [
  { cells: ['1,500', '12,50'], read: 'asked' },
  { cells: ['1,500', '12,50'], choice: ',' as const, read: [1.5, 12.5] },
  { cells: ['1,500.00', '45.50'], read: [1500, 45.5] },
  { cells: ['1.500,00', '45,50'], read: [1500, 45.5] },
  { cells: ['RD$ 2,500', '1,900.50'], read: [2500, 1900.5] },
  { cells: [45, '42/día'], read: [45, 42] },
  { cells: ['US$ 45', '42'], read: ['currency-differs', 42] },
  { cells: ['€45', '0'], read: ['currency-differs', 'price-out-of-range'] },
  { cells: ['-5', '9999999999'], read: ['out-of-range', 'price-out-of-range'] },
  { cells: ['gratis', '12.345'], read: ['number-invalid', 12345] },
  { cells: ['n/a', '45'], read: [45] },
] as const) {
  test(`${cells.join(' beside ')} ${choice ?? ''}: ${as}`, () => {
    const table = read(
      [
        ['Vehículo', '1-2', '3+'],
        ['Kia Picanto', ...cells],
      ],
      {
        currency: currency('DOP'),
        choices: { ...NO_PRICE_CHOICES, ...(choice && { decimals: choice }) },
      },
    )
    const found = [
      ...(table?.refused.map(({ code }) => code) ?? []),
      ...(table?.prices.map(({ amount }) => amount / 100) ?? []),
    ]
    if (as === 'asked') expect(table?.questions).toMatchObject([{ kind: 'decimals', example: '1,500' }])
    else expect([table?.questions, found]).toEqual([[], as])
    if (cells[0] === 'RD$ 2,500')
      expect(table?.readings).toEqual([
        { cell: 'RD$ 2,500', as: '2500 DOP', otherwise: { as: '2.500', by: ',' } },
      ])
  })
}

test('vehicles by name, plate, and class; what names none, several or one again is refused', () => {
  const twin = vehicle(4, 'Kia Picanto', 'Kia', 'hatchback', 'B-1')
  const table = read(
    csv(`Placa; Marca; Modelo; Clase; 1+
      b1; ; ; ; 30
      ; Hyundai; tucson; ; 60
      ; Kia; Picanto; ; 45
      ; Toyota; Corolla; ; 50
      ; ; Hyundai TUCSON; ; 61
      ; ; ; ; 10
      ; ; TOTAL; ; 200
      ; Kia; Sportage; SUV; `),
    { vehicles: [PICANTO, twin, TUCSON, SPORTAGE] },
  )
  expect(told(table)).toEqual(['4 - 1- 30/1', '2 - 1- 60/1'])
  expect(table?.refused).toEqual([
    { line: 4, text: 'Kia Picanto', code: 'vehicle-ambiguous' },
    { line: 5, text: 'Toyota Corolla', code: 'vehicle-unknown' },
    { line: 6, text: 'Hyundai TUCSON', code: 'vehicle-twice' },
    { line: 7, text: '', code: 'vehicle-unknown' },
    { line: 8, text: 'TOTAL', code: 'totals-line' },
    { line: 9, text: 'Kia Sportage SUV', code: 'row-empty' },
  ])
  expect(told(read(csv('Categoría; 1-2; 3+\nJeepeta; 60; 55')))).toEqual([
    '2 - 1-2 60/1',
    '3 - 1-2 60/1',
    '2 - 3- 55/1',
    '3 - 3- 55/1',
  ])
})

test('seasons by their names; one that is not known is asked, or left out', () => {
  const table = csv(
    'Modelo; Tarifa normal; Alta; Verano; Depósito; Asientos; Zona\nPicanto; 45; 60; 50; 200; 4; ok',
  )
  const open = read(table)
  expect(told(open)).toEqual(['1 - 1- 45/1', '1 alta 1- 60/1'])
  expect(open?.questions).toEqual([
    { kind: 'season', label: 'verano' },
    { kind: 'season', label: 'deposito' },
  ])
  expect(open?.unread).toEqual(['Zona', 'Asientos'])
  const seasons = { verano: 'none', deposito: 'none' }
  const answered = read(table, { choices: { ...NO_PRICE_CHOICES, seasons } })
  expect([answered?.questions, answered?.unread]).toEqual([[], ['Zona', 'Verano', 'Depósito', 'Asientos']])
})

test('merged heads: a season above its lengths, below a title', () => {
  const table = read(
    [
      ['Tarifas 2027', null, null, null, null],
      [null, 'Temporada baja', null, 'Temporada alta', null],
      ['Vehículo', '1-6', '7+', '1-6', '7+'],
      ['Picanto', 45, 35, 60, 52],
    ],
    { choices: { ...NO_PRICE_CHOICES, seasons: { baja: 'base' } } },
  )
  expect(told(table)).toEqual(['1 - 1-6 45/1', '1 - 7- 35/1', '1 alta 1-6 60/1', '1 alta 7- 52/1'])
})

test('a sheet of a season’s name has its prices', () =>
  expect(told(read(csv('Vehículo; 1-6; 7+\nPicanto; 60; 52'), {}, 'ALTA'))).toEqual([
    '1 alta 1-6 60/1',
    '1 alta 7- 52/1',
  ]))

for (const { head, ranges } of [
  { head: 'Verano 15/06–31/08', ranges: [{ from: '06-15', to: '08-31' }] },
  { head: 'Verano (15 jun al 31 de agosto)', ranges: [{ from: '06-15', to: '08-31' }] },
  { head: 'Verano 15 jun – 31 ago', ranges: [{ from: '06-15', to: '08-31' }] },
  { head: 'Verano Jun 15 – Aug 31', ranges: [{ from: '06-15', to: '08-31' }] },
  { head: 'Verano from June 15th to August 31', ranges: [{ from: '06-15', to: '08-31' }] },
  { head: 'Verano Dec 15, 2027 – Jan 15, 2028', ranges: [{ from: '2027-12-15', to: '2028-01-15' }] },
  { head: 'Verano 15/06/2027 - 31/08/2027', ranges: [{ from: '2027-06-15', to: '2027-08-31' }] },
]) {
  test(`a season with its dates is added: ${head}`, () => {
    const table = read([
      ['Vehículo', 'Precio', head],
      ['Picanto', 45, 60],
    ])
    expect(table?.questions).toEqual([])
    expect(table?.seasons).toMatchObject([{ id: 'new-1', name: { es: 'Verano' }, ranges }])
    expect(told(table)).toEqual(['1 - 1- 45/1', '1 new-1 1- 60/1'])
  })
}

test('dates of a season: those of the editor stay, and an order of days that is not clear is asked', () => {
  const refusals = (head: string) =>
    read([
      ['Vehículo', head],
      ['Picanto', 60],
    ])?.columns.map(({ refusal }) => refusal)
  expect(refusals('Alta 15/12–15/01')).toEqual([undefined])
  expect(refusals('Alta 20/12–15/01')).toEqual(['season-dates-differ'])
  for (const head of ['Verano 32/13–40/15', '15/12/2026–15/01', '15/12/2026–15/01/2026'])
    expect(refusals(head), head).toEqual(['season-dates-invalid'])
  // Days, or months of two years.
  expect(read(csv('Vehículo; Precio; Dec 26 – Jan 27\nPicanto; 50; 60'))?.questions).toMatchObject([
    { kind: 'season' },
  ])
  const asked = read([
    ['Vehículo', 'Verano 05/06–07/08'],
    ['Picanto', 60],
  ])
  expect(asked?.questions).toEqual([
    { kind: 'day-order', example: '05/06', readings: ['2000-06-05', '2000-05-06'] },
  ])
})

const VERANO = [{ from: '06-15', to: '08-31' }]
for (const { table, prices, added } of [
  {
    table:
      'Vehículo; Temporada; 1-6; 7+\nPicanto; Alta; 60; 52\nPicanto; Normal; 45; 35\nSportage; ALTA; 90; 80',
    prices: [
      '1 alta 1-6 60/1',
      '1 alta 7- 52/1',
      '1 - 1-6 45/1',
      '1 - 7- 35/1',
      '3 alta 1-6 90/1',
      '3 alta 7- 80/1',
    ],
    added: [],
  },
  {
    table:
      'Season; Car; Daily rate\nVerano (15 jun – 31 ago); Picanto; 60\nVerano Jun 15 – Aug 31; Sportage; 90',
    prices: ['1 new-1 1- 60/1', '3 new-1 1- 90/1'],
    added: VERANO,
  },
  {
    table:
      'Vehículo; Desde; Hasta; Precio\nPicanto; 15/12; 15/01; 60\nPicanto; 15 jun; 31 ago; 50\nSportage; Jun 15; 31/08; 90',
    prices: ['1 alta 1- 60/1', '1 new-1 1- 50/1', '3 new-1 1- 90/1'],
    added: VERANO,
  },
  {
    table: 'Vehículo; Temporada; Inicio; Fin; Precio\nPicanto; Verano; 15/06/2027; 31/08/2027; 60',
    prices: ['1 new-1 1- 60/1'],
    added: [{ from: '2027-06-15', to: '2027-08-31' }],
  },
]) {
  test(`seasons of rows: ${table}`, () => {
    const found = read(csv(table))
    expect([found?.questions, found?.refused, found?.unread, found?.hasSeasonsInRows]).toEqual([
      [],
      [],
      [],
      true,
    ])
    expect([told(found), found?.seasons.flatMap(({ ranges }) => ranges)]).toEqual([prices, added])
  })
}

test('seasons of rows that are not clear are asked or refused, and none is of another row', () => {
  const table = csv(`Vehículo; Temporada; Desde; Hasta; Precio; Alta
    Picanto; ; ; ; 45; 1
    Picanto; Fiestas; ; ; 46;
    Picanto; Alta; ; ; 60;
    Picanto; alta; ; ; 61;
    Sportage; Alta; 20/12; 15/01; 90;
    Sportage; ; 20/12; ; 91;
    Sportage; Alta; 1; 3; 92; `)
  const open = read(table)
  expect(open?.questions).toEqual([
    { kind: 'season', label: '' },
    { kind: 'season', label: 'fiestas' },
  ])
  expect(told(open)).toEqual(['1 alta 1- 60/1'])
  expect(open?.columns.map(({ refusal }) => refusal)).toEqual([undefined, 'season-twice'])
  expect(open?.refused.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '5 vehicle-twice',
    '6 season-dates-differ',
    '7 season-dates-invalid',
    '8 season-dates-invalid',
  ])
  const answered = read(table, { choices: { ...NO_PRICE_CHOICES, seasons: { '': 'base', fiestas: 'none' } } })
  expect([answered?.questions, told(answered), answered?.unread]).toEqual([
    [],
    ['1 - 1- 45/1', '1 alta 1- 60/1'],
    ['Fiestas'],
  ])
  const days = read([
    ['Vehículo', 'Desde', 'Hasta', 'Precio'],
    ['Picanto', '05/06', '07/08', 50],
    ['Picanto', { day: '2027-12-15' }, { day: '2028-01-15' }, 60],
  ])
  expect(days?.questions).toMatchObject([{ kind: 'day-order', example: '05/06' }])
  expect(told(days)).toEqual(['1 new-1 1- 60/1'])
})

test('refused rows come back below the heads of their file with why, and are read again', () => {
  const rows = csv('Tarifas\nVehículo; 1-2; 3+\nPicanto; 45; 40\nCorolla; 50; 45\nSportage; "gratis"; =1')
  const found = read(rows)
  if (!found) throw new Error('not read')
  const sheet = { name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }
  const title = 'Por qué'
  const file = refusedPrices(sheet, found, {
    delimiter: ';',
    title,
    why: ({ text, code }) => `${code}: ${text}`,
  })
  expect(file).toBe(
    '\uFEFF"Tarifas";"";"";""\r\n"Vehículo";"1-2";"3+";"Por qué"\r\n"Corolla";"50";"45";"vehicle-unknown: Corolla"\r\n' +
      '"Sportage";"""gratis""";"\'=1";"number-invalid: Sportage: ""gratis""; number-invalid: Sportage: =1"\r\n',
  )
  const again = read([
    ['Vehículo', '1-2', '3+', title],
    ['Sportage', 50, 45, 'number-invalid: Sportage: 12.345'],
  ])
  expect([again?.questions, again?.unread, told(again)]).toEqual([
    [],
    [title],
    ['3 - 1-2 50/1', '3 - 3- 45/1'],
  ])
})

test('a table without heads of prices is none', () =>
  expect(read(csv('Nombre; Teléfono\nAna; 8095550100'))).toBeUndefined())

test('a price takes the place of those for its lengths; what the table says nothing of stays', () => {
  const cell = (vehicleId: number, season: string | null, fromDays: number): PriceCell =>
    ({ vehicleId, season, fromDays, amount: 1000, perDays: 1 }) as PriceCell
  const rates = {
    ...DEFAULT_RATES,
    tiers: [1, 3, 5, 7, 10],
    seasons: [ALTA],
    prices: [cell(1, null, 3), cell(1, null, 7), cell(1, null, 10), cell(1, 'alta', 3), cell(2, null, 10)],
  }
  const table = read(csv('Vehículo; 1-6; 7-9\nPicanto; 45; 35'))
  if (!table) throw new Error('not read')
  const after = withPriceTable(rates, table)
  expect(after.rates.tiers).toEqual([1, 3, 7, 10])
  expect(after.rates.prices).toEqual([
    cell(1, null, 10),
    cell(1, 'alta', 3),
    cell(2, null, 10),
    { ...cell(1, null, 7), amount: 3500 },
  ])
  expect([...after.basePrices]).toEqual([[1, 4500]])
  expect(withPriceTable(rates, { prices: [], seasons: [ALTA] }).rates).toEqual(rates)
})

test('three rentals before and after, from the first day on that the table has prices of', () => {
  const before = ratesWith({ seasons: [ALTA] })
  const table = read(csv('Vehículo; Alta\nPicanto; 60'))
  if (!table) throw new Error('not read')
  const { rates } = withPriceTable(before, table)
  const now = at('2027-05-01T10:00')
  const day = sampleDay(rates, table.prices, now)
  expect(day).toBe('2027-12-15')
  const compiled = { before: compileRates(before), after: compileRates(rates) }
  const car = { id: PICANTO.id, pricePerDay: dollars(45) }
  expect(
    sampleQuotes(
      { compiled: compiled.before, vehicle: car },
      { compiled: compiled.after, vehicle: car },
      { day, now },
    ),
  ).toEqual(
    [
      [2, 45, 60],
      [5, 45, 60],
      [10, 45, 60],
    ].map(([days = 0, one = 0, other = 0]) => ({
      days,
      before: Math.round((days * one * 100 + 1345) * 1.18),
      after: Math.round((days * other * 100 + 1345) * 1.18),
    })),
  )
})

test('exported prices are read as the same again, also in a landing without their seasons', () => {
  const price = (
    season: string | null,
    fromDays: number,
    amount: number,
    perDays: PriceCell['perDays'] = 1,
  ) => ({ vehicleId: PICANTO.id, season, fromDays, amount: dollars(amount), perDays }) satisfies PriceCell
  const date = (text: string) => text as YearlyDate
  const twice = {
    ...season('verano', 'Verano', '06-15', '08-31'),
    ranges: [
      ...season('', '', '06-15', '08-31').ranges,
      { from: date('2027-12-01'), to: date('2028-01-05') },
    ],
  }
  const rates = {
    ...DEFAULT_RATES,
    tiers: [1, 3, 7, 8],
    seasons: [season('alta', 'Alta', '12-15', '01-15'), twice] as readonly Season[],
    prices: [
      ...[price(null, 7, 35.5), price(null, 8, 1250)],
      ...[price('alta', 1, 60), price('alta', 8, 270, 7), price('verano', 3, 40)],
    ],
  }
  const cars = [{ id: PICANTO.id, name: PICANTO.name, pricePerDay: dollars(45) }]
  const written = (of: Pick<Rates, 'tiers' | 'seasons' | 'prices' | 'currency'>) =>
    exportedPrices(of, cars, {
      ...{ vehicle: 'Vehículo', season: 'Temporada', base: 'Precio base' },
      name: ({ name }) => name.es,
      range: ({ from, to }) => `${day(from)} – ${day(to)}`,
      span: ({ from, to }) => (to === null ? `${from}+ días, por día` : `${from}-${to} días, por día`),
    })
  const day = (date: string) => {
    const [month, dayOfMonth, year] = [date.slice(-5, -3), date.slice(-2), date.slice(0, -6)]
    return `${dayOfMonth} ${{ '12': 'dic', '01': 'ene', '06': 'jun', '08': 'ago' }[month]} ${year}`.trim()
  }
  for (const seasons of [rates.seasons, []]) {
    const table = read(written(rates), { seasons })
    if (!table) throw new Error('not read')
    expect([table.questions, table.refused, table.unread]).toEqual([[], [], []])
    const after = withPriceTable({ ...DEFAULT_RATES, seasons }, table)
    expect([...after.basePrices]).toEqual([[1, 4500]])
    expect(written({ ...rates, ...after.rates, tiers: rates.tiers })).toEqual(written(rates))
  }
  expect(
    read([
      ['Vehículo', '1-2', '3+'],
      ['Picanto', '270/7', '250/7'],
    ])?.refused,
  ).toMatchObject([{ text: 'Picanto: 270/7', code: 'number-invalid' }])
})
