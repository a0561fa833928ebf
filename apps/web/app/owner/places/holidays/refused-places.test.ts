import type { OwnedPlace } from '@nelly/contract/places'
import type { HoursException, TimeInterval } from '@nelly/domain/opening-hours'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { refusedPlaces } from './refused-places.ts'

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
  { what: 'a closed day', exceptions: [closed()], isRefused: false },
  { what: 'fifty days', exceptions: Array.from({ length: 50 }, () => closed()), isRefused: false },
  { what: 'more than fifty days', exceptions: Array.from({ length: 51 }, () => closed()), isRefused: true },
  { what: 'four intervals of a day', exceptions: [four], isRefused: true },
])('$what: is refused with the name of its place: $isRefused', ({ exceptions, isRefused }) =>
  expect(refusedPlaces([{ place, exceptions }], 'es')).toEqual(
    isRefused ? [expect.stringMatching(/^Oficina: \w/)] : [],
  ),
)
