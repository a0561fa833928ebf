import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import { MOST_PER_VEHICLE, MOST_PRICES } from './limits.ts'
import { cell, extraRate, ratesWith, VEHICLE } from './testing/wishes.ts'
import { withCopiedVehicle } from './with-copied-vehicle.ts'

const COPY = 999_999 as VehicleId
/** The vehicle and others after it. */
const vehicles = (count: number) => Array.from({ length: count }, (_, n) => (VEHICLE + n) as VehicleId)
const deposits = (count: number) => vehicles(count).map((vehicleId) => ({ vehicleId, amount: dollars(300) }))

for (const { what, rates, isCopied } of [
  { what: 'a list with room', rates: { deposit: deposits(MOST_PER_VEHICLE - 1) }, isCopied: true },
  { what: 'a full list of settings', rates: { deposit: deposits(MOST_PER_VEHICLE) }, isCopied: false },
  {
    what: 'a full list of vehicles',
    rates: { extras: [extraRate({ vehicles: vehicles(MOST_PER_VEHICLE) })] },
    isCopied: false,
  },
  {
    what: 'a price matrix that lacks room for all prices of the vehicle',
    rates: { prices: Array.from({ length: MOST_PRICES / 2 + 1 }, (_, n) => cell(n + 2, 40)) },
    isCopied: false,
  },
]) {
  test(`${what} ${isCopied ? 'gets' : 'does not get'} the entries of a copy`, () => {
    const before = ratesWith(rates)
    const after = withCopiedVehicle(before, VEHICLE, COPY)
    if (isCopied) expect(JSON.stringify(after)).toContain(`${COPY}`)
    else expect(after).toBe(before)
  })
}
