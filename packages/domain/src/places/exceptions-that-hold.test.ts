import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../wall-clock.ts'
import { exceptionsThatHold } from './exceptions-that-hold.ts'
import { ALWAYS_OPEN, type HoursException, hoursOn } from './opening-hours.ts'

const date = (text: string) => text as CalendarDate
const exception = (text: string, note = ''): HoursException => {
  const [from = '', to = from] = text.split('/')
  return { from: date(from), to: date(to), hours: [], note }
}

describe('of the exceptions of a place', () => {
  for (const { that, exceptions, today = '2027-11-01', hold } of [
    {
      that: 'those apart all hold, the nearest first',
      exceptions: ['2027-12-25', '2027-11-30'],
      hold: ['2027-11-30/2027-11-30', '2027-12-25/2027-12-25'],
    },
    {
      that: 'one within an earlier one never holds',
      exceptions: ['2027-11-25/2027-12-05', '2027-11-30'],
      hold: ['2027-11-25/2027-12-05'],
    },
    {
      that: 'one around an earlier one holds before and after it',
      exceptions: ['2027-11-30', '2027-11-25/2027-12-05'],
      hold: ['2027-11-25/2027-11-29', '2027-11-30/2027-11-30', '2027-12-01/2027-12-05'],
    },
    {
      that: 'one that runs into an earlier one ends before it',
      exceptions: ['2027-11-25/2027-12-05', '2027-11-20/2027-11-27'],
      hold: ['2027-11-20/2027-11-24', '2027-11-25/2027-12-05'],
    },
    {
      that: 'one that runs out of an earlier one begins after it',
      exceptions: ['2027-11-25/2027-12-05', '2027-12-01/2027-12-08'],
      hold: ['2027-11-25/2027-12-05', '2027-12-06/2027-12-08'],
    },
    {
      that: 'the same days hold once',
      exceptions: ['2027-12-25', '2027-12-25'],
      hold: ['2027-12-25/2027-12-25'],
    },
    {
      that: 'past ones are left out, one under way is whole',
      exceptions: ['2027-11-01', '2027-11-05/2027-11-20'],
      today: '2027-11-10',
      hold: ['2027-11-05/2027-11-20'],
    },
    {
      that: 'a part that is over is left out',
      exceptions: ['2027-11-05', '2027-11-01/2027-11-08'],
      today: '2027-11-06',
      hold: ['2027-11-06/2027-11-08'],
    },
    { that: 'there may be none', exceptions: [], hold: [] },
  ]) {
    test(that, () => {
      const found = exceptionsThatHold(
        exceptions.map((text) => exception(text)),
        date(today),
      )
      expect(found.map(({ from, to }) => `${from}/${to}`)).toEqual(hold)
    })
  }

  test('what is told of a day is what holds on it', () => {
    const first = date('2027-11-01')
    const span = fc.tuple(fc.nat(20), fc.nat(8))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.nat(30), (spans, ahead) => {
        const exceptions = spans.map(([from, days], at) =>
          exception(`${addDays(first, from)}/${addDays(first, from + days)}`, `no. ${at}`),
        )
        const day = addDays(first, ahead)
        const told = exceptionsThatHold(exceptions, first).filter(({ from, to }) => from <= day && day <= to)
        const { note } = hoursOn({ ...ALWAYS_OPEN, exceptions }, day)
        expect(told.map((each) => each.note)).toEqual(note === '' ? [] : [note])
      }),
    )
  })
})
