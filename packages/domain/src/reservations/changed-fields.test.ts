import { expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import { type Changeable, changeableIn, changedFields, touchesPrice } from './changed-fields.ts'
import { RESERVATION_STATUSES } from './reservation-status.ts'

const booked = {
  vehicle: 5,
  unit: 1,
  isPinned: false,
  period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
  pickupPlace: 'Oficina',
  returnPlace: 'Oficina',
  extras: [
    { code: 'seat', quantity: 1 },
    { code: 'gps', quantity: 1 },
  ],
  driverAge: null,
  additionalDrivers: 0,
  discountCode: null,
  adjustments: [],
  persons: 2,
  bags: 1,
  comment: null,
  customer: { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '809 555 0100' },
  language: null,
} as unknown as Changeable

for (const { change, fields, isPriced } of [
  { change: {}, fields: [], isPriced: false },
  { change: { extras: booked.extras.toReversed() }, fields: [], isPriced: false },
  { change: { vehicle: 6 }, fields: ['vehicle'], isPriced: true },
  { change: { unit: 2 }, fields: ['unit'], isPriced: false },
  { change: { isPinned: true }, fields: ['unit'], isPriced: false },
  { change: { returnPlace: 'Playa' }, fields: ['return'], isPriced: true },
  { change: { driverAge: 30, additionalDrivers: 1 }, fields: ['drivers'], isPriced: true },
  { change: { discountCode: 'VERANO' }, fields: ['discount'], isPriced: true },
  { change: { discountCode: ' ' }, fields: [], isPriced: false },
  {
    change: { adjustments: [{ amount: dollars(-5), reason: 'Espera' }], comment: 'Llega tarde' },
    fields: ['adjustments', 'party'],
    isPriced: false,
  },
  { change: { customer: { ...booked.customer, phone: '1' } }, fields: ['contact'], isPriced: false },
  { change: { language: 'en' }, fields: ['language'], isPriced: false },
]) {
  const words = fields.join(' and ') || 'nothing'
  test(`${JSON.stringify(change)} changes ${words}, ${isPriced ? 'and the price' : 'at the price as booked'}`, () => {
    const found = changedFields(booked, { ...booked, ...change } as Changeable)
    expect([found, touchesPrice(found)]).toEqual([fields, isPriced])
  })
}

test('a vehicle that is out keeps its pickup, a finished rental is only adjusted and spoken of in another language, an ended one stays as it is', () => {
  const sizes = RESERVATION_STATUSES.map((status) => [status, changeableIn(status).length])
  expect(Object.fromEntries(sizes)).toEqual({
    requested: 11,
    confirmed: 11,
    out: 5,
    returned: 2,
    closed: 2,
    declined: 0,
    expired: 0,
    cancelled: 0,
    no_show: 0,
  })
  expect(changeableIn('out')).not.toContain('pickup')
})
