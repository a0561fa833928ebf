import { expect, test } from 'vitest'
import { isCacheableAddress } from './cacheable-address.ts'

test.each([
  ['/sun-cars', true],
  ['/sun-cars/vehicle', true],
  ['/sun-cars/vehicles/12', true],
  ['/sun-cars/FAQ', true],
  ['/sun-cars/terms', true],
  ['/sun-cars/nosotros', true],
  ['/sun-cars/en', true],
  ['/sun-cars/es/vehicles/12', true],
  ['/sun-cars/en/review', false],
  ['/landings/en', false],
  ['/sun-cars/additions', false],
  ['/sun-cars/review', false],
  ['/sun-cars/thanks-you', false],
  ['/sun-cars/my-reservation', false],
  ['/sun-cars/nosotros?a=1', false],
  ['/sun-cars/nosotros/more', false],
  ['/landings/nosotros', false],
])('%s: %s', (address, isCacheable) => expect(isCacheableAddress(address)).toBe(isCacheable))
