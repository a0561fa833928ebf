import type { OwnedPlace } from '@nelly/contract/places/places'
import type { HoursException, TimeInterval } from '@nelly/domain/places/opening-hours'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { daysRefusedByServer, refusedDays } from './refused-days.ts'

const place = { id: 1, name: 'Oficina', exceptions: [] as readonly HoursException[] } as OwnedPlace
const closed = (hours: readonly string[][] = []): HoursException => ({
  ...{ from: '2027-12-25' as CalendarDate, to: '2027-12-25' as CalendarDate, note: '' },
  hours: hours.map(([from, to]) => ({ from, to }) as TimeInterval),
})
const four = closed([
  ['08:00', '09:00'],
  ['10:00', '11:00'],
  ['12:00', '13:00'],
  ['14:00', '15:00'],
])

test.each([
  { what: 'a closed day', exceptions: [closed()], is: [] },
  { what: 'fifty days', exceptions: Array.from({ length: 50 }, () => closed()), is: [] },
  {
    what: 'more than fifty days, which is no fault of one of them',
    exceptions: Array.from({ length: 51 }, () => closed()),
    is: [expect.stringMatching(/^Oficina: \w/)],
  },
  {
    what: 'four intervals of a day',
    exceptions: [closed(), four],
    is: [expect.stringMatching(/^Oficina \(sáb, 25 dic 2027\): \w/)],
  },
])('before they are sent, refused with their place and day: $what', ({ exceptions, is }) =>
  expect(refusedDays([{ place, exceptions }], 'es')).toEqual(is),
)

const on = (day: string): HoursException => ({
  ...closed(),
  from: day as CalendarDate,
  to: day as CalendarDate,
})
const holidays = ['2027-12-25', '2028-01-01', '2028-01-06', '2028-01-21', '2028-01-26'].map(on)

test.each([
  {
    what: 'a day that it names',
    errors: { 'exceptions.1.hours.0.to': ['Debe terminar después.'] },
    is: ['Oficina (sáb, 1 ene 2028): Debe terminar después.'],
  },
  {
    what: 'days with the same fault, in one sentence',
    errors: Object.fromEntries(holidays.map((_, n) => [`exceptions.${n}.hours`, ['Indica hasta 3.']])),
    is: ['Oficina (sáb, 25 dic 2027; sáb, 1 ene 2028; jue, 6 ene 2028; +2): Indica hasta 3.'],
  },
  {
    what: 'a place as a whole, with the days that were to be added',
    errors: {},
    is: ['Oficina (jue, 6 ene 2028; vie, 21 ene 2028; mié, 26 ene 2028): Cambió mientras tanto.'],
  },
])('what the server refuses is told with its day: $what', ({ errors, is }) => {
  const edit = { place: { ...place, exceptions: holidays.slice(0, 2) }, exceptions: holidays }
  expect(daysRefusedByServer(edit, { errors, message: 'Cambió mientras tanto.' }, 'es')).toEqual(is)
})
