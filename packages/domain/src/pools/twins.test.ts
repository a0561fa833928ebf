import { expect, test } from 'vitest'
import type { LandingId, PoolId } from '../ids.ts'
import { twins } from './twins.ts'

/** `Kia Rio on 1, Rio on 2` are the vehicles that offer a pool, and their landings. */
const pool = (id: number, text: string, timezone = 'America/Santo_Domingo') => ({
  id: id as PoolId,
  timezone,
  offers: text.split(', ').flatMap((offer) => {
    const [vehicleName = '', landing] = offer.split(' on ')
    return landing ? [{ vehicleName, landingId: Number(landing) as LandingId }] : []
  }),
})

// Rule of "Entities and their fields": domain/pools/twins.ts
test.each([
  [
    'one name on two landings',
    [pool(1, 'Kia Rio on 1'), pool(2, 'KIA RIO on 2')],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['two names', [pool(1, 'Kia Rio on 1'), pool(2, 'Kia Soul on 2')], []],
  ['one name twice on a landing', [pool(1, 'Kia Rio on 1'), pool(2, 'Kia Rio on 1')], []],
  ['a landing that offers both', [pool(1, 'Rio on 1, Rio on 2'), pool(2, 'Rio on 2, Rio on 3')], []],
  ['two time zones', [pool(1, 'Rio on 1'), pool(2, 'Rio on 2', 'Europe/Madrid')], []],
  ['one that is not offered any more', [pool(1, 'Rio on 1'), pool(2, '')], []],
])('%s', (_, pools, expected) => {
  expect([...twins(pools)]).toEqual(expected)
})
