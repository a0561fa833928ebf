import { expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { forbiddenReturns } from './forbidden-pairs.ts'

const NAMES = ['Santiago', 'Samaná', 'La Romana']
const placesFor = (...pickups: string[]) =>
  NAMES.map((name, id) => ({ name, id: id as PlaceId, isPickup: pickups.includes(name), isReturn: true }))
const returnsOnly = (...returns: string[]) =>
  placesFor(...NAMES).map((place) => ({ ...place, isReturn: returns.includes(place.name) }))
const pair = (from: string, to: string, forbidden = true) => ({
  from: NAMES.indexOf(from) as PlaceId,
  to: NAMES.indexOf(to) as PlaceId,
  ...{ forbidden, amount: null },
})

test.each([
  {
    what: 'each place with the pickups that forbid it',
    places: placesFor(...NAMES),
    pairs: [pair('Santiago', 'La Romana'), pair('Samaná', 'La Romana'), pair('Santiago', 'Samaná')],
    are: [
      { place: 'Samaná', notFrom: ['Santiago'] },
      { place: 'La Romana', notFrom: ['Santiago', 'Samaná'] },
    ],
  },
  {
    what: 'nothing of a pair that has a price',
    places: placesFor(...NAMES),
    pairs: [pair('Santiago', 'Samaná', false)],
    are: [],
  },
  {
    what: 'nothing of a place that is not offered for pickup',
    places: placesFor('Samaná'),
    pairs: [pair('Santiago', 'La Romana')],
    are: [],
  },
  {
    what: 'nothing of a place that is not offered for returns',
    places: returnsOnly('Samaná'),
    pairs: [pair('Santiago', 'La Romana'), pair('Santiago', 'Samaná')],
    are: [{ place: 'Samaná', notFrom: ['Santiago'] }],
  },
  {
    what: 'all pairs, where the return is typed freely',
    places: returnsOnly(),
    pairs: [pair('Santiago', 'La Romana')],
    are: [{ place: 'La Romana', notFrom: ['Santiago'] }],
  },
  {
    what: 'all pairs, where the pickup is typed freely',
    places: placesFor(),
    pairs: [pair('Santiago', 'La Romana')],
    are: [{ place: 'La Romana', notFrom: ['Santiago'] }],
  },
])('of forbidden pairs visitors are told $what', ({ places, pairs, are }) =>
  expect(forbiddenReturns({ amount: 0 as never, pairs }, places)).toEqual(are),
)
