import { expect, test } from 'vitest'
import { nestedFieldErrors } from '../refusals/field-words.ts'
import { changePlace } from './places.ts'

const day = (...hours: unknown[]) => ({ hours: { 1: hours } })
const fee = (window: object) => ({ outside: { pickup: [window] } })
const closed = { from: '2027-12-25', to: '2027-12-25', hours: [] }
const closedDays = (count: number) => ({ exceptions: Array.from({ length: count }, () => closed) })

for (const { sent, field } of [
  { sent: day({ from: '18:00', to: '08:00' }), field: 'hours.1.0.to' },
  { sent: day({ from: '08:00', to: '08:00' }), field: 'hours.1.0.to' },
  { sent: day({ from: '25:00', to: '23:00' }), field: 'hours.1.0.from' },
  { sent: day({ from: '24:00', to: '24:00' }), field: 'hours.1.0.from' },
  { sent: day({ from: '08:00', to: '24:01' }), field: 'hours.1.0.to' },
  { sent: day({ from: '08:00', to: '12:00' }, { from: '11:00', to: '18:00' }), field: 'hours.1.1.from' },
  { sent: day({ from: '14:00', to: '18:00' }, { from: '08:00', to: '12:00' }), field: 'hours.1.1.from' },
  {
    sent: day(
      { from: '01:00', to: '02:00' },
      { from: '03:00', to: '04:00' },
      { from: '05:00', to: '06:00' },
      { from: '07:00', to: '08:00' },
    ),
    field: 'hours.1',
  },
  { sent: day({ from: '08:00' }), field: 'hours.1.0.to' },
  { sent: day({ from: '08:00', to: '12:00', and: '18:00' }), field: 'hours.1.0.and' },
  { sent: day({ from: '08:00', to: 18 }), field: 'hours.1.0.to' },
  { sent: day('08:00-18:00'), field: 'hours.1.0' },
  { sent: { hours: { 8: [] } }, field: 'hours.8' },
  { sent: { hours: { 0: [] } }, field: 'hours.0' },
  { sent: { hours: 'always' }, field: 'hours' },
  { sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-24', hours: [] }] }, field: 'exceptions.0.to' },
  { sent: { exceptions: [{ from: '2027-02-30', to: '2027-03-01', hours: [] }] }, field: 'exceptions.0.from' },
  { sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25' }] }, field: 'exceptions.0.hours' },
  {
    sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25', hours: [{ from: '9:00', to: '8:00' }] }] },
    field: 'exceptions.0.hours.0.to',
  },
  {
    sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25', hours: [], note: 'x'.repeat(121) }] },
    field: 'exceptions.0.note',
  },
  { sent: { exceptions: null }, field: 'exceptions' },
  { sent: fee({ from: '18:00', to: '22:00', amount: -1 }), field: 'outside.pickup.0.amount' },
  { sent: fee({ from: '18:00', to: '22:00', amount: 20.5 }), field: 'outside.pickup.0.amount' },
  { sent: fee({ from: '18:00', to: '22:00', amount: '20' }), field: 'outside.pickup.0.amount' },
  { sent: fee({ from: '18:00', to: '22:00' }), field: 'outside.pickup.0.amount' },
  { sent: fee({ from: '22:00', to: '02:00', amount: 1 }), field: 'outside.pickup.0.to' },
  { sent: { outside: { dropoff: [] } }, field: 'outside.dropoff' },
  { sent: closedDays(51), field: 'exceptions' },
]) {
  test(`${JSON.stringify(sent).slice(0, 90)} is refused under ${field}`, () => {
    const errors = nestedFieldErrors(changePlace.body.safeParse(sent).error?.issues ?? [], 'en')
    expect(errors).toEqual({ [field]: [expect.stringMatching(/^[A-Z].{8,}\.$/)] })
  })
}

for (const sent of [
  closedDays(50),
  day({ from: '00:00', to: '24:00' }),
  day({ from: '08:00', to: '12:00' }, { from: '12:00', to: '18:00' }),
  fee({ from: '18:00', to: '24:00', amount: 0 }),
  { hours: null, exceptions: [], outside: {} },
]) {
  test(`${JSON.stringify(sent).slice(0, 90)} is taken`, () =>
    expect(changePlace.body.safeParse(sent).success).toBe(true))
}
