import { describe, expect, test } from 'vitest'
import { currency } from '../currency.ts'
import type { PoolId, VehicleId } from '../ids.ts'
import { minorUnits } from '../money.ts'
import type { WallClock } from '../wall-clock.ts'
import { NO_CHOICES } from './choices.ts'
import type { PresentUnit, PresentVehicle } from './fleet-plan.ts'
import { guessColumns } from './guess-columns.ts'
import { planReservations } from './plan-reservations.ts'
import { readTable } from './read-table.ts'
import type { Reading } from './reading.ts'
import type { ReservationValues } from './reservation-fields.ts'
import type { PresentReservations, ReservationDefaults } from './reservation-plan.ts'
import type { Cell } from './sheet.ts'

const at = (clock: string) => clock as WallClock
const keysOf = ({ email, phone }: { email: string; phone: string }) => ({
  email: [email].filter(Boolean),
  phone: [phone.replace(/\D/g, '')].filter(Boolean),
})
const vehicle = (id: number, name: string, brand: string | null = null): PresentVehicle => ({
  ...{ id: id as VehicleId, poolId: id as PoolId, name, brand, pricePerDay: minorUnits(100) },
  ...{ type: null, transmission: null, fuel: null, seats: null, doors: null, luggage: null },
  ...{ features: null, description: null },
})
const unit = (poolId: number, number: number, plate: string | null): PresentUnit => ({
  ...{ poolId: poolId as PoolId, number, plate, vehicleName: 'Kia' },
  ...{
    vin: null,
    colour: null,
    acriss: null,
    year: null,
    onFleet: null,
    offFleet: null,
    odometer: null,
    damages: null,
    notes: null,
  },
  ...{ inspectionUntil: null, insuranceUntil: null, marbeteUntil: null },
})
const APRIL = { pickup: at('2027-04-03T10:00'), return: at('2027-04-07T10:00') }
const PRESENT: PresentReservations = {
  vehicles: [vehicle(1, 'Kia Picanto', 'Kia'), vehicle(2, 'Toyota Corolla'), vehicle(3, 'Toyota Corolla')],
  units: [unit(1, 1, 'A123456'), unit(1, 2, 'A200000'), unit(2, 1, 'B1'), unit(3, 1, 'C1'), unit(9, 1, 'Z9')],
  reservations: [
    {
      ...{ id: 7, reference: 'K7H2M9', vehicleId: 1 as VehicleId, unit: 1, period: APRIL },
      keys: keysOf({ email: 'ana@example.com', phone: '8095550101' }),
    },
  ],
  held: [{ id: 7, pool: 1, unit: 1, period: APRIL, isBlock: false, isPinned: true }],
  customers: { customers: [], keysOf },
  places: { pickupPlaces: ['Aeropuerto', 'Oficina'], returnPlaces: ['Aeropuerto'] },
  codes: [
    { name: 'Aeropuerto', code: 'SDQ' },
    { name: 'Oficina', code: null },
  ],
  ...{ currency: currency('DOP'), timezone: 'America/Santo_Domingo', now: at('2027-03-01T10:00') },
  turnaroundOf: () => 0,
}

const HEADS = [
  'Placa',
  'Vehículo',
  'Cliente',
  'Teléfono',
  'Desde',
  'Hasta',
  'Entrega en',
  'Total',
  'Ya salió',
]
const COLUMNS = [
  'plate',
  'model',
  'name',
  'phone',
  'pickup',
  'return',
  'pickupPlace',
  'total',
  'isOut',
] as const

function plan(rows: readonly (readonly Cell[])[], defaults: ReservationDefaults = {}, present = PRESENT) {
  const sheet = { name: null, heads: HEADS, rows: rows.map((cells, index) => ({ line: index + 2, cells })) }
  const read = readTable('reservations', sheet, COLUMNS, { choices: NO_CHOICES, currency: present.currency })
  return planReservations(read as Reading<ReservationValues>, defaults, present)
}
const EVA = {
  plate: 'A200000',
  model: null,
  name: 'Eva Ruiz',
  phone: '809 555 0199',
  pickup: '2027-04-10 10:00',
}
/** A row that reserves, with other cells. */
const row = (cells: Partial<Record<(typeof COLUMNS)[number], Cell>> = {}): Cell[] => {
  const whole = {
    ...EVA,
    return: '2027-04-12 10:00',
    pickupPlace: 'oficina',
    total: 9000,
    isOut: null,
    ...cells,
  }
  return COLUMNS.map((column) => whole[column])
}

test('each row is of the vehicle that it names', () => {
  const other = { plate: null, model: 'Kia Rio', name: 'Luz Gil', phone: '809 555 0177' }
  const present = {
    ...PRESENT,
    vehicles: [...PRESENT.vehicles, vehicle(9, 'Kia Rio', 'Kia')],
  }
  const { reserved } = plan([row({ plate: null, model: 'Picanto' }), row(other)], {}, present)
  expect(reserved.map((one) => one.vehicle.id)).toEqual([1, 9])
})

describe('a row of reservations', () => {
  for (const [what, cells, effect, why] of [
    ['of a plate', {}, 'new', []],
    ['of a model', { plate: null, model: 'Picanto' }, 'new', []],
    ['of a plate that is not known', { plate: 'X9' }, 'refused', ['plate: plate-unknown']],
    ['of a plate of another landing', { plate: 'Z9' }, 'refused', ['plate: vehicle-unknown']],
    [
      'of two models of one name',
      { plate: null, model: 'Corolla Toyota' },
      'refused',
      ['model: vehicle-unknown'],
    ],
    [
      'of a name that two have',
      { plate: null, model: 'Toyota Corolla' },
      'refused',
      ['model: vehicle-ambiguous'],
    ],
    ['of no vehicle', { plate: null }, 'refused', ['plate: value-missing']],
    ['of nobody', { name: null }, 'refused', ['name: value-missing']],
    ['without contact', { phone: null }, 'refused', ['phone: contact-missing']],
    ['with times in words', { pickup: '10/04/2027 10 am', return: '13/04/2027 3:30 p. m.' }, 'new', []],
    ['with a time that is none', { pickup: '2027-04-10 25:00' }, 'refused', ['pickup: time-invalid']],
    ['with a date cell', { pickup: { day: '2027-04-10', time: '09:30' } }, 'new', []],
    [
      'returned before its pickup',
      { return: '2027-04-09 10:00' },
      'refused',
      ['return: return-before-pickup'],
    ],
    [
      'that is over',
      { pickup: '2027-02-20 10:00', return: '2027-02-25 10:00' },
      'refused',
      ['return: return-past'],
    ],
    ['that has begun', { pickup: '2027-02-20 10:00' }, 'refused', ['isOut: out-untold']],
    [
      'that has begun and is not out',
      { pickup: '2027-02-20 10:00', isOut: 'No' },
      'refused',
      ['isOut: out-untold'],
    ],
    ['whose vehicle is out', { pickup: '2027-02-20 10:00', isOut: 'Sí' }, 'new', []],
    ['whose vehicle is out too early', { isOut: 'x' }, 'refused', ['isOut: out-too-early']],
    ['of more than a year', { return: '2028-05-12 10:00' }, 'refused', ['return: period-too-long']],
    [
      'far ahead',
      { pickup: '2030-04-10 10:00', return: '2030-04-12 10:00' },
      'refused',
      ['pickup: pickup-too-far'],
    ],
    ['at a place by its short code', { pickupPlace: 'sdq' }, 'new', []],
    ['at a place of nobody', { pickupPlace: 'Luna' }, 'refused', ['pickupPlace: place-unknown']],
    ['in another currency', { total: 'US$ 90' }, 'refused', ['total: currency-differs']],
    ['in its currency', { total: 'RD$ 9,000.50' }, 'new', []],
    ['of parts of a cent', { total: 9000.001 }, 'refused', ['total: price-decimals']],
    ['without a total', { total: null }, 'refused', ['total: value-missing']],
    [
      'of who reserved it already',
      { plate: 'A123456', phone: '(809) 555-0101', pickup: '2027-04-03 09:00', return: '2027-04-07 10:00' },
      'same',
      [],
    ],
    [
      'of who reserved it already, on another unit',
      { phone: '(809) 555-0101', pickup: '2027-04-03 09:00', return: '2027-04-07 10:00' },
      'same',
      [],
    ],
    [
      'of a unit that is taken',
      { plate: 'A123456', pickup: '2027-04-05 10:00' },
      'refused',
      ['plate: overlaps'],
    ],
    [
      'of a vehicle that has another unit',
      { plate: null, model: 'Picanto', pickup: '2027-04-05 10:00' },
      'new',
      [],
    ],
    ['that begins where another ends', { plate: 'A123456', pickup: '2027-04-07 10:00' }, 'new', []],
  ] as const)
    test(`${what}: ${effect} ${why.join()}`, () => {
      const [planned] = plan([row(cells)]).rows
      expect([planned?.effect, planned?.refusals.map(({ field, code }) => `${field}: ${code}`)]).toEqual([
        effect,
        why,
      ])
    })
})

test('of two that overlap the second is refused, and both are named', () => {
  const taken = plan([row({ plate: 'A123456', pickup: '2027-04-05 10:00' })]).rows[0]
  expect(taken?.refusals[0]?.overlap).toEqual({
    ...{ vehicle: 'A123456', from: '2027-04-03', until: '2027-04-07', kind: 'reservation', other: 'K7H2M9' },
  })
  const { rows, reserved } = plan([row(), row({ phone: '809 555 0111' })])
  expect(rows[1]?.refusals[0]?.overlap).toMatchObject({ vehicle: 'A200000', kind: 'row', other: '2' })
  expect(reserved).toMatchObject([{ line: 2, unit: 2, pickupPlace: 'Oficina', returnPlace: 'Oficina' }])
})

test('rows of one vehicle get its units, those without a plate make room, and no more than there are', () => {
  const model = { plate: null, model: 'Kia Picanto' }
  const { rows } = plan([row(model), row({ plate: 'A123456' }), row({ ...model, phone: '809 555 0111' })])
  expect(rows.map(({ effect }) => effect)).toEqual(['new', 'new', 'refused'])
})

test('times and a place that a file lacks are asked once', () => {
  const bare = row({ pickup: '2027-04-10', return: { day: '2027-04-12' }, pickupPlace: null })
  const { lacking, rows } = plan([bare, row({ plate: 'B1' })])
  expect(lacking).toEqual([
    { field: 'pickupTime', rows: 1, choices: [] },
    { field: 'returnTime', rows: 1, choices: [] },
    { field: 'pickupPlace', rows: 1, choices: ['Aeropuerto', 'Oficina'] },
  ])
  expect(rows.map(({ effect }) => effect)).toEqual(['refused', 'new'])
  const told = { pickupTime: '09:00', returnTime: '18:30', pickupPlace: 'Aeropuerto' } as ReservationDefaults
  expect(plan([bare], told).reserved).toMatchObject([
    {
      rental: { period: { pickup: '2027-04-10T09:00', return: '2027-04-12T18:30' }, total: 900_000 },
      pickupPlace: 'Aeropuerto',
      returnPlace: 'Aeropuerto',
    },
  ])
})

test('one person reserves twice and is one customer, whose name stays', () => {
  const { customers, reserved } = plan([row(), row({ plate: 'B1', name: 'Eva R.' })])
  expect(reserved.map(({ contact }) => contact.firstName)).toEqual(['Eva', 'Eva'])
  expect(customers.added).toMatchObject([{ values: { lastName: 'Ruiz' } }])
})

test('heads in Spanish and English are known', () => {
  for (const [heads, fields] of [
    [
      [
        'Reserva',
        'Cliente',
        'Celular',
        'Auto',
        'Fecha de entrega',
        'Hora entrega',
        'Devolución',
        'Importe',
        'Nota',
      ],
      ['reference', 'name', 'phone', 'model', 'pickup', 'pickupTime', 'return', 'total', 'notes'],
    ],
    [
      [
        'Booking',
        'Customer',
        'E-mail',
        'Plate',
        'Pick-up',
        'Return',
        'Drop-off time',
        'Total (USD)',
        'Location',
      ],
      ['reference', 'name', 'email', 'plate', 'pickup', 'return', 'returnTime', 'total', 'pickupPlace'],
    ],
  ] as const)
    expect(guessColumns('reservations', { name: null, heads, rows: [] })).toEqual(fields)
})

test.each([
  ...(['Sí', 'si', 'SI ', 'x', 'X', '1', 1, 'yes', 'Y', true, 'verdadero'] as const).map(
    (cell) => [cell, 'yes'] as const,
  ),
  ...(['no', 'N', '0', 0, false, 'Falso'] as const).map((cell) => [cell, 'no'] as const),
  ['quizás', 'asked'] as const,
])('%j in a column of yes and no is %s', (cell, means) => {
  const sheet = { name: null, heads: ['Ya salió'], rows: [{ line: 2, cells: [cell] }] }
  const { rows, questions } = readTable('reservations', sheet, ['isOut'], {
    choices: NO_CHOICES,
    currency: PRESENT.currency,
  })
  expect(questions.length > 0 ? 'asked' : rows[0]?.values.isOut).toBe(means)
})
