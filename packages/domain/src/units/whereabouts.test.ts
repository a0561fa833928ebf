import { describe, expect, test } from 'vitest'
import { elsewhere, whereIs } from './whereabouts.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour))

describe('where a unit is', () => {
  for (const { when, left, put, is } of [
    { when: 'nothing happened yet', is: { place: null, isOut: false } },
    { when: 'it was returned', left: { place: 'Bávaro', at: at(9) }, is: { place: 'Bávaro', isOut: false } },
    {
      when: 'it was put by hand',
      put: { place: 'Taller', at: at(9) },
      is: { place: 'Taller', isOut: false },
    },
    {
      when: 'it was put by hand after its return',
      left: { place: 'Bávaro', at: at(9) },
      put: { place: 'Taller', at: at(10) },
      is: { place: 'Taller', isOut: false },
    },
    {
      when: 'it was returned after it was put by hand',
      left: { place: 'Bávaro', at: at(11) },
      put: { place: 'Taller', at: at(10) },
      is: { place: 'Bávaro', isOut: false },
    },
    {
      when: 'its place was emptied by hand',
      left: { place: 'Bávaro', at: at(9) },
      put: { place: null, at: at(10) },
      is: { place: null, isOut: false },
    },
    {
      when: 'it is out',
      left: { place: 'Bávaro', at: null },
      put: { place: 'Taller', at: at(10) },
      is: { place: 'Bávaro', isOut: true },
    },
  ])
    test(`when ${when}`, () => expect(whereIs(left, put)).toEqual(is))
})

for (const [place, pickup, is] of [
  ['Punta Cana', 'Santo Domingo', 'Punta Cana'],
  ['PUNTA CANA', ' punta cana', undefined],
  [null, 'Santo Domingo', undefined],
] as const)
  test(`a unit at ${place} is ${is ? '' : 'not '}elsewhere for a pickup at ${pickup}`, () =>
    expect(elsewhere({ place, isOut: false }, pickup)?.place).toBe(is))
