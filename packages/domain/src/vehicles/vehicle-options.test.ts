import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import {
  contradictingFeatures,
  isAutomatic,
  TRANSMISSIONS,
  transmission,
  VEHICLE_TYPES,
  vehicleType,
} from './vehicle-options.ts'

describe('parses a kind of vehicle:', () => {
  const spanish =
    'Sedan SUV Pickup Van Coupe Convertible Hatchback Wagon Crossover Deportivo Camioneta Familiar Compacto Eléctrico Híbrido De_Lujo Otros'
  for (const [index, word] of spanish.split(' ').entries()) {
    const typed = word.replace('_', ' ')
    test(`${typed} as ${VEHICLE_TYPES[index]}`, () =>
      expect(vehicleType(typed)).toEqual(ok(VEHICLE_TYPES[index])))
  }
  for (const { typed, is } of [
    { typed: 'sedan', is: 'sedan' },
    { typed: 'Sedán', is: 'sedan' },
    { typed: ' suv ', is: 'suv' },
    { typed: 'camioneta', is: 'truck' },
    { typed: 'ELECTRICO', is: 'electric' },
    { typed: 'de-lujo', is: 'luxury' },
    { typed: 'Pick-up', is: 'pickup' },
    { typed: 'Coupé', is: 'coupe' },
  ]) {
    test(`${typed} as ${is}`, () => expect(vehicleType(typed)).toEqual(ok(is)))
  }
})

describe('parses a transmission:', () => {
  for (const { typed, is } of [
    { typed: 'Automática', is: 'automatic' },
    { typed: 'automatica', is: 'automatic' },
    { typed: 'AUTOMÁTICA'.normalize('NFD'), is: 'automatic' },
    { typed: 'Manual', is: 'manual' },
    { typed: 'cvt', is: 'cvt' },
    { typed: 'DCT', is: 'dct' },
    { typed: 'AMT', is: 'amt' },
    { typed: 'Semi-Automática', is: 'semi_automatic' },
    { typed: 'semi automatica', is: 'semi_automatic' },
    { typed: 'secuencial', is: 'semi_automatic' },
    { typed: 'Tiptronic', is: 'tiptronic' },
    { typed: 'i-MMD', is: 'i_mmd' },
  ]) {
    test(`${typed} as ${is}`, () => expect(transmission(typed)).toEqual(ok(is)))
  }
})

test('every code is read as itself', () => {
  expect(VEHICLE_TYPES.map(vehicleType)).toEqual(VEHICLE_TYPES.map(ok))
  expect(TRANSMISSIONS.map(transmission)).toEqual(TRANSMISSIONS.map(ok))
})

for (const word of ['', 'barco', 'constructor', 'sedan suv']) {
  test(`"${word}" is neither a kind of vehicle nor a transmission`, () => {
    expect(vehicleType(word)).toEqual(refuse('vehicle-type-unknown'))
    expect(transmission(word)).toEqual(refuse('transmission-unknown'))
  })
}

test('six transmissions are automatic', () =>
  expect(TRANSMISSIONS.filter(isAutomatic)).toEqual(['automatic', 'cvt', 'dct', 'amt', 'tiptronic', 'i_mmd']))

for (const [transmission, features, contradicting] of [
  ['manual', ['automatic'], ['automatic']],
  ['manual', ['Automático', 'gps', 'automática'], ['Automático', 'automática']],
  [
    'manual',
    ['Transmisión automática', 'automatic gearbox'],
    ['Transmisión automática', 'automatic gearbox'],
  ],
  ['manual', ['gps', 'aire automático'], []],
  ['semi_automatic', ['automatic'], []],
  ['cvt', ['automatic'], []],
  [null, ['automatic'], []],
] as const) {
  test(`${transmission} with ${features.join(', ')}: ${contradicting.length} contradicting`, () =>
    expect(contradictingFeatures(transmission, features)).toEqual(contradicting))
}
