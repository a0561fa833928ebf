import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { nextInLine, type Waiting } from './waiting-list.ts'

const at = (text: string) => new Date(`2027-03-${text}:00Z`)

interface Row {
  days?: [from: string, to: string]
  pool?: number | null
  confirmed?: string | null
  told?: string
  taken?: boolean
}

const NOW = '05T12:00'

const wishOf = ({
  days: [from, to] = ['10', '13'],
  pool = null,
  confirmed = '01T10:00',
  told,
}: Row): Waiting => ({
  period: { pickup: `2027-03-${from}T10:00` as WallClock, return: `2027-03-${to}T10:00` as WallClock },
  pools: new Set(pool === null ? [1, 2] : [pool]),
  confirmedAt: confirmed === null ? null : at(confirmed),
  toldAt: told === undefined ? null : at(told),
})

test.each<[what: string, rows: Row[], told: number[]]>([
  ['nobody of none', [], []],
  ['who waits for what is free', [{}], [0]],
  ['nobody for what is taken', [{ taken: true }], []],
  ['nobody who has not confirmed', [{ confirmed: null }], []],
  ['the first who confirmed', [{ confirmed: '02T10:00' }, { confirmed: '01T10:00' }], [1]],
  ['the next where the first waits for what is taken', [{ taken: true, pool: 1 }, { pool: 2 }], [1]],
  ['nobody twice', [{ told: '01T11:00' }], []],
  ['nobody within a day of another', [{ told: '04T12:01' }, {}], []],
  ['the next after a day', [{ told: '04T12:00' }, {}], [1]],
  ['nobody before one that a clock ahead told', [{ told: '06T12:00' }, {}], []],
  ['who waits for another vehicle', [{ pool: 1, told: '05T11:00' }, { pool: 2 }], [1]],
  ['nobody for any vehicle while one goes first', [{ pool: 1, told: '05T11:00' }, {}], []],
  ['nobody for a vehicle while any goes first', [{ told: '05T11:00' }, { pool: 1 }], []],
  ['who waits for other dates', [{ told: '05T11:00' }, { days: ['13', '15'] }], [1]],
  ['nobody for dates that overlap', [{ told: '05T11:00' }, { days: ['12', '15'] }], []],
  ['all at once who are not in each other’s way', [{ pool: 1 }, { pool: 2 }, { pool: 1 }], [0, 1]],
])('%s is told', (_what, rows, told) => {
  const wishes = rows.map(wishOf)
  const free = (wish: Waiting) => rows[wishes.indexOf(wish)]?.taken !== true
  expect(nextInLine(wishes, free, at(NOW)).map((wish) => wishes.indexOf(wish))).toEqual(told)
})
