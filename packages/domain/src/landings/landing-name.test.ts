import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { addressFor, displayName, MAX_LANDING_NAME, type Slug } from './landing-name.ts'
import { RESERVED_NAMES } from './reserved-names.ts'

describe('the address of', () => {
  for (const { name, is } of [
    { name: 'Búho Rent', is: 'buho-rent' },
    { name: '  Ñandú   Móvil  ', is: 'nandu-movil' },
    { name: 'Juan & María, S.R.L.', is: 'juan-maria-srl' },
    { name: 'Straße Łódź Ærø', is: 'strasse-lodz-aero' },
    { name: 'İstanbul', is: 'istanbul' },
    { name: 'rent_a_car', is: 'rent-a-car' },
    { name: '--Rent -- a -- Car--', is: 'rent-a-car' },
    { name: '_24/7_', is: '247' },
    { name: 'A', is: 'a' },
    { name: 'a'.repeat(35), is: 'a'.repeat(35) },
    { name: ` ${'á'.repeat(35)} `, is: 'a'.repeat(35) },
    { name: 'á'.repeat(35).normalize('NFD'), is: 'a'.repeat(35) },
    { name: 'Vehicles of Luis', is: 'vehicles-of-luis' },
  ]) {
    test(`"${name}" is ${is}`, () => expect(addressFor(name)).toEqual(ok(is)))
  }
})

describe('no address has', () => {
  for (const { name, refusal } of [
    { name: '', refusal: 'name-empty' },
    { name: '   ', refusal: 'name-empty' },
    { name: '-_-', refusal: 'name-empty' },
    { name: '租车', refusal: 'name-empty' },
    { name: '🚗🚗', refusal: 'name-empty' },
    { name: 'a'.repeat(36), refusal: 'name-too-long' },
    { name: '!'.repeat(36), refusal: 'name-too-long' },
    { name: 'ß'.repeat(20), refusal: 'name-too-long' },
    { name: 'Landing', refusal: 'name-reserved' },
    { name: 'publicLanding', refusal: 'name-reserved' },
    { name: 'Véhicles', refusal: 'name-reserved' },
    { name: 'login nelly', refusal: 'name-reserved' },
    { name: ' API! ', refusal: 'name-reserved' },
    { name: '.well-known', refusal: 'name-reserved' },
  ]) {
    test(`"${name}": ${refusal}`, () => expect(addressFor(name)).toEqual(refuse(refusal)))
  }
})

test('characters are counted as people see them: 35 cars and letters are not too long', () =>
  expect(addressFor(`${'🚗'.repeat(34)}a`)).toEqual(ok('a')))

test('any name gives a short, plain, unreserved address that is its own address', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const address = addressFor(name)
      if (!address.ok) return
      expect(address.value).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(address.value.length).toBeLessThanOrEqual(MAX_LANDING_NAME)
      expect(RESERVED_NAMES.has(address.value)).toBe(false)
      expect(addressFor(address.value)).toEqual(address)
    }),
    { numRuns: 500 },
  ))

test('reserved segments are in lower case, as addresses are', () => {
  for (const name of RESERVED_NAMES) expect(name).toBe(name.toLowerCase())
})

test('hyphens are shown as spaces', () =>
  expect(displayName('buho-rent-a-car' as Slug)).toBe('buho rent a car'))
