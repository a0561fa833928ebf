import { expect, test } from 'vitest'
import { textIn } from '../site/texts.ts'
import {
  hasPair,
  hasWholeCoordinates,
  instructionsOf,
  type OfferedPlace,
  type PlacePair,
  placeChoices,
  placeNamed,
} from './places.ts'

const pairs = (...spelled: string[]): PlacePair[] =>
  spelled.map((pair) => {
    const [pickupPlace = '', returnPlace = ''] = pair.split(' > ')
    return { pickupPlace, returnPlace }
  })

/** `Santiago +-` is for pickup only. */
const places = (...spelled: string[]): OfferedPlace[] =>
  spelled.map((place, position) => ({
    name: place.slice(0, -3),
    isPickup: place.at(-2) === '+',
    isReturn: place.at(-1) === '+',
    position,
  }))

for (const { of, pickup, back } of [
  { of: [], pickup: [], back: [] },
  { of: ['Santiago ++', 'Samaná -+'], pickup: ['Santiago'], back: ['Santiago', 'Samaná'] },
  {
    of: ['Santiago +-', 'Samaná --', 'La Romana ++'],
    pickup: ['Santiago', 'La Romana'],
    back: ['La Romana'],
  },
  { of: ['Santiago ++', ' SANTIAGO ++'], pickup: ['Santiago'], back: ['Santiago'] },
]) {
  test(`of ${JSON.stringify(of)} visitors choose what is offered, each once`, () =>
    expect(placeChoices(places(...of))).toEqual({ pickupPlaces: pickup, returnPlaces: back }))
}

test('visitors see places in the order of their positions, and returns in their own where they have one', () => {
  const [santiago, samana, romana] = places('Santiago ++', 'Samaná ++', 'La Romana ++')
  const arranged = [
    { ...santiago, position: 2 },
    { ...samana, position: 0, returnPosition: 5 },
    { ...romana, position: 1 },
  ] as OfferedPlace[]
  expect(placeChoices(arranged)).toEqual({
    pickupPlaces: ['Samaná', 'La Romana', 'Santiago'],
    returnPlaces: ['La Romana', 'Santiago', 'Samaná'],
  })
})

for (const { name, found } of [
  { name: 'Samaná', found: 'Samaná' },
  { name: '  SAMANA', found: 'Samaná' },
  { name: 'santo   domingo', found: 'Santo Domingo' },
  { name: 'Santo', found: undefined },
  { name: '__proto__', found: undefined },
]) {
  test(`of Santo Domingo and Samaná, a booking from "${name}" means ${found ?? 'none'}`, () =>
    expect(placeNamed([{ name: 'Santo Domingo' }, { name: 'Samaná' }], name)?.name).toBe(found))
}

for (const { latitude, longitude, whole } of [
  { latitude: 18.5, longitude: -69.9, whole: true },
  { latitude: 0, longitude: 0, whole: true },
  { latitude: null, longitude: null, whole: true },
  { latitude: 0, longitude: null, whole: false },
  { latitude: null, longitude: 0, whole: false },
]) {
  test(`the coordinates ${latitude}, ${longitude} are ${whole ? 'complete' : 'incomplete'}`, () =>
    expect(hasWholeCoordinates({ latitude, longitude })).toBe(whole))
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

test('instructions that are not written are blank, so that those of the other language are read', () => {
  const told = instructionsOf({ instructionsEs: 'Salida B', instructionsEn: null })
  expect(told).toEqual({ es: 'Salida B', en: '' })
  expect(textIn(told, 'en')).toEqual({ text: 'Salida B', language: 'es' })
})
