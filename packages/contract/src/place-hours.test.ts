import { USD } from '@nelly/domain/currency'
import { expect, test } from 'vitest'
import { nestedFieldErrors } from './field-words.ts'
import { unpayableAmounts } from './place-hours.ts'
import { hoursAnswer, readOutside } from './place-hours-answer.ts'
import { changePlace } from './places.ts'

const day = (...hours: unknown[]) => ({ hours: { 1: hours } })
const fee = (window: object) => ({ outside: { pickup: [window] } })
const closed = { from: '2027-12-25', to: '2027-12-25', hours: [] }
const closedDays = (count: number) => ({ exceptions: Array.from({ length: count }, () => closed) })

for (const { sent, field } of [
  { sent: day(['18:00', '08:00']), field: 'hours.1.0.to' },
  { sent: day(['08:00', '08:00']), field: 'hours.1.0.to' },
  { sent: day(['25:00', '23:00']), field: 'hours.1.0.from' },
  { sent: day(['24:00', '24:00']), field: 'hours.1.0.from' },
  { sent: day(['08:00', '24:01']), field: 'hours.1.0.to' },
  { sent: day(['08:00', '12:00'], ['11:00', '18:00']), field: 'hours.1.1.from' },
  { sent: day(['14:00', '18:00'], ['08:00', '12:00']), field: 'hours.1.1.from' },
  {
    sent: day(['01:00', '02:00'], ['03:00', '04:00'], ['05:00', '06:00'], ['07:00', '08:00']),
    field: 'hours.1',
  },
  { sent: day(['08:00']), field: 'hours.1.0' },
  { sent: day(['08:00', '12:00', '18:00']), field: 'hours.1.0' },
  { sent: day(['08:00', 18]), field: 'hours.1.0.1' },
  { sent: day('08:00-18:00'), field: 'hours.1.0' },
  { sent: { hours: { 8: [] } }, field: 'hours.8' },
  { sent: { hours: { 0: [] } }, field: 'hours.0' },
  { sent: { hours: 'always' }, field: 'hours' },
  { sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-24', hours: [] }] }, field: 'exceptions.0.to' },
  { sent: { exceptions: [{ from: '2027-02-30', to: '2027-03-01', hours: [] }] }, field: 'exceptions.0.from' },
  { sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25' }] }, field: 'exceptions.0.hours' },
  {
    sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25', hours: [['9:00', '8:00']] }] },
    field: 'exceptions.0.hours.0.to',
  },
  {
    sent: { exceptions: [{ from: '2027-12-25', to: '2027-12-25', hours: [], note: 'x'.repeat(121) }] },
    field: 'exceptions.0.note',
  },
  { sent: { exceptions: null }, field: 'exceptions' },
  { sent: fee({ from: '18:00', to: '22:00', amount: -1 }), field: 'outside.pickup.0.amount' },
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
  day(['00:00', '24:00']),
  day(['08:00', '12:00'], ['12:00', '18:00']),
  fee({ from: '18:00', to: '24:00', amount: 0 }),
  { hours: null, exceptions: [], outside: null },
]) {
  test(`${JSON.stringify(sent).slice(0, 90)} is taken`, () =>
    expect(changePlace.body.safeParse(sent).success).toBe(true))
}

test('what is read is spelled in an answer as it was sent', () => {
  const sent = {
    hours: { 1: [['08:00', '12:30']], 7: [] },
    exceptions: [{ ...closed, note: 'Navidad' }],
    outside: { pickup: [{ from: '18:00', to: '24:00', amount: 20.5 }], return: [] },
  }
  const { hours = null, exceptions = [], outside } = changePlace.body.parse(sent)
  if (!outside) throw new Error('no windows were read')
  expect(hoursAnswer({ hours, exceptions, outside: readOutside(outside, USD) }, USD)).toEqual(sent)
})

test('an amount that the currency has too few decimals for is named by its field', () => {
  const { outside } = changePlace.body.parse(fee({ from: '18:00', to: '22:00', amount: 1.005 }))
  const issues = outside ? unpayableAmounts(outside, USD) : []
  expect(Object.keys(nestedFieldErrors(issues, 'es'))).toEqual(['outside.pickup.0.amount'])
})
