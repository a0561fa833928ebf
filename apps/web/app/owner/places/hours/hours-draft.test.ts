import { changePlace } from '@nelly/contract/places/places'
import { USD } from '@nelly/domain/currency'
import { ALWAYS_OPEN } from '@nelly/domain/places/opening-hours'
import { expect, test } from 'vitest'
import { hoursDraftOf, readHoursDraft } from './hours-draft.ts'
import { hoursErrors } from './hours-errors.ts'

const stored = {
  hours: {
    1: [
      { from: '08:00', to: '12:30' },
      { from: '14:00', to: '18:00' },
    ],
    7: [],
  },
  exceptions: [
    { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Navidad' },
    { from: '2026-12-31', to: '2027-01-02', hours: [{ from: '09:00', to: '24:00' }], note: '' },
  ],
  outside: { pickup: [{ from: '18:00', to: '22:00', amount: 125050 }], return: [] },
}

test('a form that nothing is typed into says what was stored', () => {
  const { hours = null, exceptions = [], outside = ALWAYS_OPEN.outside } = changePlace.body.parse(stored)
  const read = readHoursDraft(hoursDraftOf({ hours, exceptions, outside }, USD), USD, '.')
  expect(read).toEqual({ said: stored, unreadable: [], unpayable: [] })
})

test('days that are all open are no hours', () =>
  expect(readHoursDraft(hoursDraftOf(ALWAYS_OPEN, USD), USD, '.').said).toEqual(ALWAYS_OPEN))

for (const { what, changes, field } of [
  { what: 'a day', changes: { day: 'mornings' }, field: 'hours.2' },
  { what: 'a day that ends before it begins', changes: { day: '18-8' }, field: 'hours.2' },
  { what: 'overlapping hours', changes: { day: '8-12, 11-18' }, field: 'hours.2' },
  { what: 'an exception', changes: { exception: '?' }, field: 'exceptions.0.hours' },
  { what: 'two windows in one', changes: { window: '18-20, 21-22' }, field: 'outside.return.0.from' },
  { what: 'a window over midnight', changes: { window: '22-2' }, field: 'outside.return.0.from' },
  { what: 'a fee in parts of a cent', changes: { amount: '20.1234' }, field: 'outside.return.0.amount' },
  { what: 'a missing fee', changes: { amount: '' }, field: 'outside.return.0.amount' },
  { what: 'no date', changes: { date: '' }, field: 'exceptions.0.from' },
] as {
  what: string
  changes: Partial<Record<'day' | 'exception' | 'window' | 'amount' | 'date', string>>
  field: string
}[]) {
  test(`${what} is told at its field`, () => {
    const { day = '8-18', exception = '8-12', window = '18-20', amount = '20', date = '2026-12-25' } = changes
    const draft = hoursDraftOf(ALWAYS_OPEN, USD)
    const read = readHoursDraft(
      {
        ...draft,
        days: { ...draft.days, 2: { kind: 'hours', text: day } },
        exceptions: [{ key: 'a', from: date, to: '2026-12-31', kind: 'hours', text: exception, note: '' }],
        return: [{ key: 'b', text: window, amount }],
      },
      USD,
      '.',
    )
    expect(hoursErrors(read, 'Type hours.', 'en')).toEqual({ [field]: expect.stringMatching(/\w/) })
  })
}
