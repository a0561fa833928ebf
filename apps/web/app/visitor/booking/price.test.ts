import type {
  LandingPrices,
  OfferedVehicle,
  PublicSite,
  VisitedLanding,
} from '@nelly/contract/public-site/public-site'
import { priceOf, ratesWith, requestFor, wishFor } from '@nelly/domain/rates/testing/wishes'
import { ok, refuse } from '@nelly/domain/result'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { readBooking } from './booking-address.ts'
import { priced, withCheckedCode } from './price.ts'
import { othersOf } from './several-vehicles.ts'

const rates = ratesWith({})
const quote = priceOf(requestFor(rates, wishFor()))
const landing = { id: 3, pickupPlaces: [], returnPlaces: [] } as unknown as VisitedLanding
const [kia, van] = [{ id: 7 }, { id: 8 }] as unknown as [OfferedVehicle, OfferedVehicle]

/** A code that holds for the Kia alone. */
const prices: LandingPrices = {
  version: 1,
  rates,
  quote: (vehicle, { discountCode }) =>
    discountCode && !(discountCode === 'VERANO' && vehicle.id === kia.id)
      ? refuse('discount-code-invalid')
      : ok({ ...quote, discountCode: discountCode ? 'applied' : null }),
  longer: () => [],
  broken: () => [],
  standing: () => 'only',
}
const siteOf = (isWithinLimit: boolean) =>
  ({
    vehicles: async () => [kia, van],
    vehicle: async (_landing, id) => [kia, van].find((vehicle) => vehicle.id === id),
    tryDiscountCode: async (_code, isRight) => (isWithinLimit ? (isRight() ? 'right' : 'wrong') : 'too-many'),
  }) satisfies Partial<PublicSite> as unknown as PublicSite

const checked = (search: string, isWithinLimit = true) => {
  const params = new URLSearchParams(`date_of_departure=2027-05-10&date_of_arrival=2027-05-12&${search}`)
  const booking = readBooking(params, landing, '2027-05-01T10:00' as WallClock, {
    timezone: 'America/Santo_Domingo',
    extras: rates.extras,
    broken: () => [],
  })
  const whole = { ...booking, others: othersOf(params, rates.extras) }
  return withCheckedCode({ site: siteOf(isWithinLimit), landing, prices }, whole)
}

test('a code is checked for the chosen vehicles, one of which it has to hold for, or for any until one is chosen', async () => {
  const also = 'discount_code=VERANO&vehicle=8&also=vehicle%3D7'
  for (const search of ['discount_code=VERANO', 'discount_code=VERANO&vehicle=7', also]) {
    expect(await checked(search)).toMatchObject({ discountCode: 'VERANO', priceFaults: {} })
  }
  expect(await checked('discount_code=VERANO&vehicle=8')).toMatchObject({
    discountCode: null,
    priceFaults: { discountCode: 'invalid' },
  })
})

test('a wrong code stays typed, and is no part of the price', async () => {
  const booking = await checked('discount_code=NADA&vehicle=7')
  expect(booking).toMatchObject({
    typed: { discountCode: 'NADA' },
    discountCode: null,
    priceFaults: { discountCode: 'invalid' },
  })
  expect(priced({ prices, booking }, kia).quote).toMatchObject({ total: quote.total, discountCode: null })
})

test('beyond the limit no code is part of the price', async () =>
  expect(await checked('discount_code=VERANO&vehicle=7', false)).toMatchObject({
    discountCode: null,
    priceFaults: { discountCode: 'too-many' },
  }))

test('in a list, a vehicle for which the code does not hold has the price without it', async () => {
  const booking = await checked('discount_code=VERANO')
  const codes = [kia, van].map((vehicle) => priced({ prices, booking }, vehicle).quote?.discountCode)
  expect(codes).toEqual(['applied', null])
})
