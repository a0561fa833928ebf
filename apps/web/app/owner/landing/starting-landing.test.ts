import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { expect, test } from 'vitest'
import { startingLanding } from './starting-landing.ts'

const landing = (id: number, status: OwnedLanding['status'], reservationCount = 0) => ({
  id,
  status,
  reservationCount,
})
const copy = landing(4, 'draft', 9)
const fresh = landing(3, 'published')
const busy = landing(2, 'published', 7)

test.each([
  { what: 'the one used last', landings: [copy, fresh, busy], usedLast: 3, is: 3 },
  { what: 'a live one, though a draft was used last', landings: [copy, fresh, busy], usedLast: 4, is: 2 },
  {
    what: 'the busiest live one, where none was used',
    landings: [copy, fresh, busy],
    usedLast: undefined,
    is: 2,
  },
  { what: 'a live one, though the one used last is gone', landings: [copy, fresh], usedLast: 1, is: 3 },
  { what: 'a draft, where nothing is live', landings: [copy], usedLast: undefined, is: 4 },
  { what: 'none, where there is none', landings: [], usedLast: 4, is: undefined },
])('screens begin with $what', ({ landings, usedLast, is }) => {
  expect(startingLanding(landings, usedLast)?.id).toBe(is)
})
