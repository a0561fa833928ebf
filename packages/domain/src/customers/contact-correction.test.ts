import { expect, test } from 'vitest'
import { mayCorrectContact } from './contact-correction.ts'

const bookedAt = new Date('2027-05-10T10:00:00Z')

for (const { when, state = 'confirmed', corrections = 0, at = '10:10:00', may } of [
  { when: 'ten minutes after booking', may: true },
  { when: 'a second before the hour is over', at: '10:59:59', may: true },
  { when: 'an hour after booking', at: '11:00:00', may: false },
  { when: 'after two corrections', corrections: 2, may: true },
  { when: 'after three corrections', corrections: 3, may: false },
  { when: 'once it is cancelled', state: 'cancelled', may: false },
  { when: 'once the operator deleted it', state: 'withdrawn', may: false },
  { when: 'once the rental has begun', state: 'under-way', may: false },
] as const) {
  test(`contact data may${may ? '' : ' not'} be corrected ${when}`, () => {
    const now = new Date(`2027-05-10T${at}Z`)
    expect(mayCorrectContact({ state, bookedAt, corrections }, now)).toBe(may)
  })
}
