import { DEFAULT_RATES } from '../../packages/domain/src/rates/default-rates.ts'

const VEHICLES = 60
const TIERS = [1, 3, 5, 7, 10, 14, 21, 30]

const several = (count, each) => Array.from({ length: count }, (_, index) => each(index))
const text = (name) => ({ es: name, en: name })
const of = (values, index) => values[index % values.length]

/** The largest document that a landing may have: every vehicle priced in every season and tier, and outside of them. */
export function largestRates(vehicleIds = several(VEHICLES, (index) => index + 1)) {
  const seasons = several(20, season)
  const cells = vehicleIds.flatMap((vehicleId) =>
    [null, ...seasons.map(({ id }) => id)].flatMap((season, nth) =>
      TIERS.filter((fromDays) => season !== null || fromDays > 1).map((fromDays, tier) => ({
        vehicleId,
        season,
        fromDays,
        amount: 4500 + 100 * nth - 150 * tier,
        perDays: fromDays >= 7 ? 7 : 1,
      })),
    ),
  )
  const [extra] = DEFAULT_RATES.extras
  const [fee] = DEFAULT_RATES.fees
  return {
    ...DEFAULT_RATES,
    tiers: TIERS,
    seasons,
    prices: cells,
    extras: several(40, (index) => ({
      ...extra,
      code: `extra${index}`,
      vehicles: vehicleIds,
      ...charge(index),
    })),
    fees: several(40, (index) => ({ ...fee, code: `fee${index}`, vehicles: vehicleIds, ...charge(index) })),
    offers: several(20, (index) => offer(index, vehicleIds)),
    prepayment: { percent: 3000, amount: null },
    deposit: vehicleIds.map((vehicleId) => ({ vehicleId, amount: 30_000 })),
  }
}

/** Half a month each; the last four are the days of a week, so that every day looks through all ranges. */
const season = (index) => ({
  id: `season${index}`,
  name: text(`Season ${index}`),
  ranges: index < 16 ? [{ from: `${month(index)}-01`, to: `${month(index)}-15` }] : [],
  weekdays: index < 16 ? null : [index - 14],
  percent: 10,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
})

const month = (index) => String((index % 12) + 1).padStart(2, '0')

const charge = (index) =>
  of(
    [
      { per: 'day', amount: 500, percent: null, maxDays: 10 },
      { per: 'rental', amount: 1000, percent: null },
      { per: 'percent', amount: null, percent: 150, maxAmount: 5000 },
    ],
    index,
  )

const offer = (index, vehicles) => ({
  id: `offer${index}`,
  name: text(`Offer ${index}`),
  kind: of(['code', 'early', 'last_minute'], index),
  code: index % 3 === 0 ? `CODE${index}` : null,
  percent: 500 + index,
  amount: null,
  maxAmount: 4000,
  booked: null,
  pickup: { from: '2027-01-01', to: '2028-12-31' },
  leadDays: { min: 0, max: null },
  minDays: 1,
  vehicles,
  uses: null,
})
