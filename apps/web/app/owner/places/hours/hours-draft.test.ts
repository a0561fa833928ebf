import type { HoursAnswer } from '@nelly/contract/place-hours-answer'
import { USD } from '@nelly/domain/currency'
import { expect, test } from 'vitest'
import { hoursDraftOf, readHoursDraft } from './hours-draft.ts'
import { hoursErrors } from './hours-errors.ts'

const stored: HoursAnswer = {
  hours: {
    1: [
      ['08:00', '12:30'],
      ['14:00', '18:00'],
    ],
    7: [],
  },
  exceptions: [
    { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Navidad' },
    { from: '2026-12-31', to: '2027-01-02', hours: [['09:00', '24:00']], note: '' },
  ],
  outside: { pickup: [{ from: '18:00', to: '22:00', amount: 1250.5 }], return: [] },
}

test('a form that nothing is typed into says what was stored', () =>
  expect(readHoursDraft(hoursDraftOf(stored), USD, '.')).toEqual({ said: stored, unreadable: [] }))

test('days that are all open are no hours', () => {
  const open = { hours: null, exceptions: [], outside: { pickup: [], return: [] } }
  expect(readHoursDraft(hoursDraftOf(open), USD, '.').said).toEqual(open)
})

for (const { what, changes, field } of [
  { what: 'a day', changes: { day: 'mornings' }, field: 'hours.2' },
  { what: 'a day that ends before it begins', changes: { day: '18-8' }, field: 'hours.2' },
  { what: 'overlapping hours', changes: { day: '8-12, 11-18' }, field: 'hours.2' },
  { what: 'an exception', changes: { exception: '?' }, field: 'exceptions.0.hours' },
  { what: 'two windows in one', changes: { window: '18-20, 21-22' }, field: 'outside.return.0.from' },
  { what: 'a window over midnight', changes: { window: '22-2' }, field: 'outside.return.0.from' },
  { what: 'a missing fee', changes: { amount: '' }, field: 'outside.return.0.amount' },
  { what: 'no date', changes: { date: '' }, field: 'exceptions.0.from' },
] as {
  what: string
  changes: Partial<Record<'day' | 'exception' | 'window' | 'amount' | 'date', string>>
  field: string
}[]) {
  test(`${what} is told at its field`, () => {
    const { day = '8-18', exception = '8-12', window = '18-20', amount = '20', date = '2026-12-25' } = changes
    const draft = hoursDraftOf({ hours: null, exceptions: [], outside: { pickup: [], return: [] } })
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
