import { expect, test } from 'vitest'
import { restoredPlaces } from './restored-places.ts'

const named = (id: number, name: string) => ({ id, name })
const [airport, hotel] = [named(1, 'Airport'), named(2, 'Hotel')]

for (const { when, former, living, restored } of [
  { when: 'nothing changed', former: [airport, hotel], living: [airport, hotel], restored: [airport, hotel] },
  { when: 'one was deleted', former: [airport, hotel], living: [airport], restored: [airport, hotel] },
  { when: 'one was added', former: [airport], living: [airport, hotel], restored: [airport] },
  { when: 'one was renamed', former: [airport], living: [named(1, 'North')], restored: [airport] },
  {
    when: 'two exchanged their names',
    former: [airport, hotel],
    living: [named(1, 'Hotel'), named(2, 'Airport')],
    restored: [airport, hotel],
  },
  {
    when: 'one was deleted and another added with its name',
    former: [airport, hotel],
    living: [hotel, named(3, 'AIRPORT')],
    restored: [hotel],
  },
  {
    when: 'one was renamed and another added with its name',
    former: [airport],
    living: [named(1, 'North'), named(3, 'Airport')],
    restored: [named(1, 'North')],
  },
  {
    when: 'the name that one keeps was that of another',
    former: [airport, hotel],
    living: [named(1, 'Hotel'), named(2, 'South'), named(3, 'Airport')],
    restored: [named(1, 'Hotel'), named(2, 'South')],
  },
]) {
  test(`places are restored where ${when}`, () => expect(restoredPlaces(former, living)).toEqual(restored))
}
