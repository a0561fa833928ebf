import { expect, test } from 'vitest'
import { type Dates, readDates } from './read-dates.ts'

const dates = (from: string, to: string) => ({ from, to }) as Dates
const MAY = dates('2026-05-01', '2026-05-31')

test.each([
  { case: 'both empty', from: '', to: '', before: MAY, read: null },
  {
    case: 'the first that is typed',
    from: '2026-05-01',
    to: '',
    before: null,
    read: dates('2026-05-01', '2026-05-01'),
  },
  {
    case: 'both typed',
    from: '2026-05-01',
    to: '2026-06-30',
    before: MAY,
    read: dates('2026-05-01', '2026-06-30'),
  },
  { case: 'one emptied of two', from: '', to: '2026-05-31', before: MAY, read: undefined },
])('$case', ({ from, to, before, read }) => expect(readDates(from, to, before)).toEqual(read))
