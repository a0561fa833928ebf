import { largestRates } from '../quotes/largest-rates.mjs'

const TIERS = [1, 3, 7, 30]

/** A document that uses everything, in the amounts of an operator who cares: six seasons, ten extras, eight fees, four offers. */
export function ownRates({ vehicleIds, placeIds: [pickup, back] }) {
  const { seasons, prices, extras, fees, offers, ...largest } = largestRates(vehicleIds)
  const kept = [...seasons.slice(0, 4), ...seasons.slice(-2)]
  const isKept = (season) => season === null || kept.some(({ id }) => id === season)
  return {
    ...largest,
    display: { currency: 'DOP', rate: 59.25, date: '2026-11-22' },
    tiers: TIERS,
    seasons: kept,
    prices: prices.filter(({ season, fromDays }) => isKept(season) && TIERS.includes(fromDays)),
    extras: extras.slice(0, 10),
    fees: [
      ...fees.slice(0, 6),
      { ...fees[2], code: 'airport', when: 'place', places: [pickup] },
      { ...fees[0], code: 'young', when: 'driver_age', ages: { from: 21, to: 24 } },
    ],
    offers: offers.slice(0, 4),
    oneWay: { amount: 2500, pairs: [{ from: pickup, to: back, amount: 4000, forbidden: false }] },
  }
}

/** The same with every rule of when and by whom a vehicle may be rented; none of them refuses a week from a Wednesday. */
export const ruledRates = ({ vehicleIds, placeIds }) => {
  const own = ownRates({ vehicleIds, placeIds })
  const [pickup, back] = placeIds
  return {
    ...own,
    seasons: own.seasons.map((season) => ({
      ...season,
      minDays: 2,
      maxDays: 60,
      noPickup: [7],
      noReturn: [7],
    })),
    oneWay: {
      ...own.oneWay,
      pairs: [...own.oneWay.pairs, { from: back, to: pickup, amount: null, forbidden: true }],
    },
    outOfHours: { maxAmount: 3000 },
    drivers: {
      askAge: true,
      minAge: 21,
      maxAge: 80,
      vehicles: vehicleIds.map((vehicleId) => ({ vehicleId, minAge: 23 })),
      licenseYears: 2,
    },
    rules: {
      leadMinutes: 180,
      horizonDays: 365,
      minDays: 2,
      maxDays: 90,
      vehicles: vehicleIds.map((vehicleId) => ({ vehicleId, minDays: 3, turnaroundMinutes: 90 })),
      turnaroundMinutes: 60,
    },
  }
}

const WORKDAY = [
  ['07:00', '12:30'],
  ['13:30', '18:00'],
  ['18:30', '20:00'],
]

/** Opening hours of a place as its call takes them: three intervals a day, fifty holidays, windows with a fee. */
export const HOURS = {
  hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, WORKDAY])),
  exceptions: Array.from({ length: 50 }, (_, index) => {
    const date = `20${28 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-24`
    return { from: date, to: date, hours: [], note: 'Closed' }
  }),
  outside: {
    pickup: [{ from: '20:00', to: '22:00', amount: 20 }],
    return: [{ from: '20:00', to: '22:00', amount: 20 }],
  },
}
