import { expect, test } from 'vitest'
import { hasPair, type PlacePair, placeChoices } from './places.ts'

const pairs = (...spelled: string[]): PlacePair[] =>
  spelled.map((pair) => {
    const [pickupPlace = '', returnPlace = ''] = pair.split(' > ')
    return { pickupPlace, returnPlace }
  })

for (const { of, pickup, back } of [
  { of: [], pickup: [], back: [] },
  {
    of: ['Santiago > Samaná', 'Santiago > Santiago', 'La Romana > Samaná'],
    pickup: ['Santiago', 'La Romana'],
    back: ['Samaná', 'Santiago'],
  },
  { of: ['Santiago > Samaná', ' SANTIAGO > Samana'], pickup: ['Santiago'], back: ['Samaná'] },
]) {
  test(`of ${JSON.stringify(of)} visitors choose each place once, as it was first spelled`, () =>
    expect(placeChoices(pairs(...of))).toEqual({ pickupPlaces: pickup, returnPlaces: back }))
}

for (const { pair, known } of [
  { pair: 'Santo Domingo > Samaná', known: true },
  { pair: 'santo  domingo > SAMANA ', known: true },
  { pair: 'Samaná > Santo Domingo', known: false },
  { pair: 'Santo Domingo > Santo Domingo', known: false },
]) {
  test(`${pair} is ${known ? 'known' : 'new'} to a landing with Santo Domingo > Samaná`, () =>
    expect(hasPair(pairs('Santo Domingo > Samaná'), pairs(pair)[0] as PlacePair)).toBe(known))
}
