import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWayTo, paceOf } from './give-way.ts'

const SECOND = 1000
const LONGEST = 30 * SECOND

/** Whether a mail that has waited for so long sets out at once. */
async function setsOutAtOnce(isServing: boolean, waited: number): Promise<boolean> {
  let isOut = false
  const turn = giveWayTo(() => isServing, LONGEST)
    .turn(waited)
    .then(() => {
      isOut = true
    })
  await nextTurn()
  const wasOut = isOut
  await turn
  return wasOut
}

for (const { when, isServing, waited, atOnce } of [
  { when: 'nobody is served', isServing: false, waited: 0, atOnce: true },
  { when: 'requests are answered', isServing: true, waited: 0, atOnce: false },
  {
    when: 'requests are answered and it has waited for ten seconds',
    isServing: true,
    waited: 10 * SECOND,
    atOnce: false,
  },
  {
    when: 'requests are answered and it has waited for half a minute',
    isServing: true,
    waited: LONGEST,
    atOnce: true,
  },
])
  test(`a mail sets out ${atOnce ? 'at once' : 'a moment later'} when ${when}`, async () =>
    expect(await setsOutAtOnce(isServing, waited)).toBe(atOnce))

/** How many seconds late the last mails of ten minutes are that come so often while requests never pause. */
function secondsLate(eachSecond: number): number {
  let clock = 0
  let late = 0
  for (let nth = 0; nth < 600 * eachSecond; nth++) {
    const came = (nth * SECOND) / eachSecond
    late = Math.max(0, clock - came)
    clock = Math.max(clock, came) + paceOf(late, LONGEST)
  }
  return late / SECOND
}

for (const { bookings, atMost } of [
  { bookings: 20, atMost: 0.1 },
  { bookings: 30, atMost: 3 },
  { bookings: 50, atMost: 10 },
  { bookings: 200, atMost: 20 },
])
  test(`of ${bookings} bookings a second amid requests that never pause, each has its mails within ${atMost} s`, () =>
    expect(secondsLate(2 * bookings)).toBeLessThan(atMost))
