import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test('a web map shows a spot by its coordinates', () =>
  expect(mapAddress({ latitude: 18.43, longitude: -69.669 })).toBe(
    'https://www.openstreetmap.org/?mlat=18.43&mlon=-69.669#map=16/18.43/-69.669',
  ))
