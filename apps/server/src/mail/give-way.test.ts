import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWayTo } from './give-way.ts'

/** Whether a mail that has waited for so long sets out at once. */
async function setsOutAtOnce(isServing: boolean, waited: number): Promise<boolean> {
  let isOut = false
  const turn = giveWayTo(() => isServing, 30_000)
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
    when: 'requests are answered and it has waited nearly long enough',
    isServing: true,
    waited: 29_999,
    atOnce: false,
  },
  {
    when: 'requests are answered and it has waited long enough',
    isServing: true,
    waited: 30_000,
    atOnce: true,
  },
])
  test(`a mail sets out ${atOnce ? 'at once' : 'a moment later'} when ${when}`, async () =>
    expect(await setsOutAtOnce(isServing, waited)).toBe(atOnce))
