import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { minorUnits } from '../money.ts'
import type { WallClock } from '../wall-clock.ts'
import { agreedQuote } from './agreed-quote.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import type { BasisPoints } from './rates.ts'

const period = { pickup: '2027-04-03T10:00' as WallClock, return: '2027-04-07T10:00' as WallClock }
const vehicle = { id: 1 as VehicleId, pricePerDay: minorUnits(4500) }

for (const [included, percent, subtotal, tax] of [
  [false, 1800, 15_254, 2746],
  [true, 1800, 15_254, 2746],
  [false, 0, 18_000, 0],
] as const)
  test(`of 180 agreed with ${percent / 100} % tax ${included ? 'included' : 'on top'}, ${tax} cents are tax`, () => {
    const rates = {
      ...DEFAULT_RATES,
      tax: { name: { es: 'ITBIS', en: 'Tax' }, percent: percent as BasisPoints, included },
    }
    const quote = agreedQuote(minorUnits(18_000), { rates, ratesVersion: 1, vehicle, period })
    expect(quote).toMatchObject({
      ...{ subtotal, tax: { amount: tax }, total: 18_000, dueAtPickup: 18_000, prepayment: null, days: 4 },
      lines: [{ kind: 'rental', name: { en: 'Agreed price' } }],
    })
    expect(quote.lines).toHaveLength(1)
  })
