import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import { NO_CHOICES } from './choices.ts'
import type { FleetField } from './fleet-fields.ts'
import type { FleetReading } from './fleet-reading.ts'
import { readFleet } from './read-fleet.ts'
import type { Cell } from './sheet.ts'

const DOP = currency('DOP')

/** A column of a fleet as it is read. */
const column = (field: FleetField, cells: readonly Cell[], choices = NO_CHOICES) =>
  readFleet(
    {
      name: null,
      heads: ['Vehículo', ''],
      rows: cells.map((cell, index) => ({ line: index + 2, cells: ['Kia', cell] })),
    },
    ['model', field],
    choices,
    DOP,
  )
/** What the first cell is read as: its value, why it is refused, or that it is asked. */
function first({ rows, questions }: FleetReading, field: FleetField) {
  const [row] = rows
  const [refusal] = row?.refusals ?? []
  if (refusal) return refusal.code
  return row?.values[field] ?? (questions.length > 0 ? 'asked' : 'empty')
}

for (const [field, cell, others, expected] of [
  ['pricePerDay', '1,500', ['2,000', '12,50'], 'asked'],
  ['pricePerDay', '1,500', ['2,000'], 1500],
  ['pricePerDay', '1.500', ['2.000'], 'asked'],
  ['pricePerDay', '1.500', ['2.000', '12,50'], 1500],
  ['pricePerDay', '1.500', ['2.000', '12,50', '12.50'], 'asked'],
  ['pricePerDay', '1,500.00', ['1.500,00'], 1500],
  ['pricePerDay', '1.500,00', ['1,500.00'], 1500],
  ['pricePerDay', 'RD$ 2,500', [], 2500],
  ['pricePerDay', 'US$ 45', [], 'currency-differs'],
  ['pricePerDay', '45 / día', [], 45],
  ['pricePerDay', 1500.5, [], 1500.5],
  ['pricePerDay', '-45', [], 'out-of-range'],
  ['pricePerDay', 'a consultar', [], 'number-invalid'],
  ['onFleet', '03/04/2027', ['25/12/2026'], '2027-04-03'],
  ['onFleet', '03/04/2027', ['12/25/2026'], '2027-03-04'],
  ['onFleet', '03/04/2027', ['05/06/2027'], 'asked'],
  ['onFleet', '03/04/2027', ['25/12/2026', '12/25/2026'], 'asked'],
  ['onFleet', '04/04/27', ['05/06/2027'], '2027-04-04'],
  ['onFleet', '2027-04-03 00:00:00', [], '2027-04-03'],
  ['onFleet', '3 de abril de 2027', [], '2027-04-03'],
  ['onFleet', '15-Mar-23', [], '2023-03-15'],
  ['onFleet', 'April 3rd, 2027', [], '2027-04-03'],
  ['onFleet', { day: '2023-03-15' }, [], '2023-03-15'],
  ['onFleet', 45000, [], '2023-03-15'],
  ['onFleet', '45000', [], '2023-03-15'],
  ['onFleet', '31/02/2027', [], 'date-invalid'],
  ['onFleet', 'pronto', [], 'date-invalid'],
  ['plate', 'A123456 ', [], 'A123456'],
  ['plate', 'a-123456', [], 'A-123456'],
  ['plate', 123456, [], '123456'],
  ['plate', '="00123"', [], '00123'],
  ['plate', '=A1+1', [], 'formula'],
  ['plate', '#REF!', [], 'formula'],
  ['plate', '1.23E+11', [], 'digits-lost'],
  ['plate', { day: '2027-05-03' }, [], 'date-in-text'],
  ['plate', '***', [], 'plate-invalid'],
  ['acriss', 'idah', [], 'IDAH'],
  ['acriss', 'ZZZZ', [], 'acriss-invalid'],
  ['plate', 'A1234567890123456789012', [], 'too-long'],
  ['vin', '1.23E+11', [], 'digits-lost'],
  ['vin', '1,23E+16', [], 'digits-lost'],
  ['vin', 1.23e16, [], 'digits-lost'],
  ['vin', ' knabe512 ', [], 'KNABE512'],
  ['color', 'N/A', [], 'empty'],
  ['color', '#N/A', [], 'empty'],
  ['color', '—', [], 'empty'],
  ['color', '  rojo \n  vino ', [], 'rojo vino'],
  ['color', "'=1+1", [], 'formula'],
  ['year', '2021', [], 2021],
  ['year', 2021.0, [], 2021],
  ['year', '2021.5', [], 'number-invalid'],
  ['seats', '5 pasajeros', [], 5],
  ['seats', '0', [], 'out-of-range'],
  ['seats', '2+1', [], 'number-invalid'],
  ['type', 'Jeepeta', [], 'suv'],
  ['type', 'De Lujo', [], 'luxury'],
  ['type', 'Camioneta', [], 'truck'],
  ['transmission', 'AUTOMÁTICO', [], 'automatic'],
  ['transmission', 'A/T', [], 'automatic'],
  ['transmission', 'mecanica', [], 'manual'],
  ['transmission', 'sincrónico', [], 'asked'],
  ['fuel', 'Gasoil', [], 'diesel'],
  ['fuel', 'gas', [], 'asked'],
] as const satisfies readonly (readonly [FleetField, Cell, readonly Cell[], unknown])[]) {
  const beside = others.length > 0 ? ` beside ${others.join(' and ')}` : ''
  test(`${JSON.stringify(cell)} as ${field}${beside} is ${expected}`, () =>
    expect(first(column(field, [cell, ...others]), field)).toBe(expected))
}

test('what is asked names an example with both readings, and each unknown word once', () => {
  expect(column('pricePerDay', ['1.500', '2.000']).questions).toEqual([
    { kind: 'decimals', field: 'pricePerDay', example: '1.500', readings: ['1.500', '1500'] },
  ])
  expect(column('onFleet', ['03/04/2027']).questions).toEqual([
    { kind: 'day-order', field: 'onFleet', example: '03/04/2027', readings: ['2027-04-03', '2027-03-04'] },
  ])
  expect(column('transmission', ['Sincrónico', 'auto', ' sincronico', 'otra']).questions).toEqual([
    { kind: 'word', field: 'transmission', word: 'Sincrónico', count: 2 },
    { kind: 'word', field: 'transmission', word: 'otra', count: 1 },
  ])
})

test('an answer reads the whole column, and only what can be read in two ways', () => {
  const decimals = column('pricePerDay', ['1,500', '12.50'], {
    ...NO_CHOICES,
    decimals: { pricePerDay: ',' },
  })
  expect(decimals.rows.map(({ values }) => values.pricePerDay)).toEqual([1.5, 12.5])
  const order = { ...NO_CHOICES, dayOrder: { onFleet: 'month-first' } } as const
  const days = column('onFleet', ['03/04/2027', '25/12/2026'], order)
  expect(days.rows.map(({ values }) => values.onFleet)).toEqual(['2027-03-04', '2026-12-25'])
  const words = { transmission: { sincronico: 'manual', otra: null, rara: 'no-code' } }
  const gears = column('transmission', ['SINCRÓNICO', 'otra', 'rara'], { ...NO_CHOICES, words })
  expect(gears.rows.map(({ values }) => values.transmission)).toEqual(['manual', undefined, undefined])
  expect(gears.questions).toMatchObject([{ word: 'rara' }])
})

test('how cells were read that look as if they could be read otherwise is said, in two examples at most', () => {
  expect(column('pricePerDay', ['RD$ 2,500', '1,234', '1,234', '3,456', '12.50']).readings).toEqual([
    { field: 'pricePerDay', cell: 'RD$ 2,500', as: '2500 DOP', otherwise: { as: '2.500', by: ',' } },
    { field: 'pricePerDay', cell: '1,234', as: '1234' },
  ])
  const inMonthFirst = { as: '2027-03-04', by: 'month-first' }
  expect(column('onFleet', ['45000', '46000', '03/04/2027', '25/12/2026']).readings).toEqual([
    { field: 'onFleet', cell: '03/04/2027', as: '2027-04-03', otherwise: inMonthFirst },
    { field: 'onFleet', cell: '45000', as: '2023-03-15' },
  ])
})

test('features are a list in small letters, each once', () => {
  const read = column('features', ['Aire, A/C,aire', 'Aire; Sonido A, B', '"']).rows
  expect(read.map(({ values }) => values.features)).toEqual([['aire', 'a/c'], ['aire', 'sonido a, b'], ['"']])
})

test('a line of totals and one of nothing that is read are refused', () => {
  const rows = [
    ['TOTAL', 12, null],
    [null, null, 'Ana'],
  ].map((cells, index) => ({ line: index + 2, cells }))
  const read = readFleet({ name: null, heads: [], rows }, ['model', 'seats', null], NO_CHOICES, DOP)
  expect(read.rows.flatMap(({ refusals }) => refusals.map(({ code }) => code))).toEqual([
    'totals-line',
    'row-empty',
  ])
})
