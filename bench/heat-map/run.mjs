// How long the heat map of a vehicle takes, 365 days of pickup by 30 lengths, by the default rates and by the largest
// document with hours at its places; and the look for what is probably not meant in them.
import { parseArgs } from 'node:util'
import { HEAT_MAP_DAYS, heatMapRow } from '../../packages/domain/src/heat-map/heat-map.ts'
import { compileRates } from '../../packages/domain/src/rates/compile-rates.ts'
import { DEFAULT_RATES } from '../../packages/domain/src/rates/default-rates.ts'
import { ratesWarnings } from '../../packages/domain/src/warnings/rates-warnings.ts'
import { median, report, spread, table } from '../lib/figures.mjs'
import { largestRates } from '../quotes/largest-rates.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })

const DOCUMENTS = { default: DEFAULT_RATES, largest: largestRates() }
const vehicles = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, pricePerDay: 4500 }))
const intervals = [
  { from: '08:00', to: '12:30' },
  { from: '14:00', to: '18:00' },
]
const place = {
  id: 1,
  name: 'Office',
  isPickup: true,
  isReturn: true,
  hours: { 1: intervals, 2: intervals, 3: intervals, 4: intervals, 5: intervals, 6: intervals, 7: [] },
  exceptions: [],
  outside: { pickup: [], return: [] },
}
const now = '2026-11-22T10:00'

function measure(rates) {
  // Compiled anew, as an edit does: nothing is remembered of the days.
  const compiled = compileRates(rates)
  const request = {
    rates: compiled,
    vehicle: vehicles[0],
    pickupPlace: place,
    returnPlace: place,
    driverAge: 30,
    now,
    first: '2026-11-23',
    time: '10:00',
  }
  const begun = performance.now()
  const rows = Array.from({ length: HEAT_MAP_DAYS }, (_, n) => heatMapRow(request, n))
  const map = performance.now() - begun
  const warned = ratesWarnings({ compiled, vehicles, places: [place], now })
  return { map, warnings: performance.now() - begun - map, found: warned.length, cells: rows.flat().length }
}

const measured = Object.entries(DOCUMENTS).map(([document, rates]) => {
  measure(rates)
  return { document, runs: Array.from({ length: Number(values.runs) }, () => measure(rates)) }
})
const rows = measured.map(({ document, runs }) => {
  const [map, warnings] = ['map', 'warnings'].map((name) => runs.map((each) => each[name]))
  return [
    document,
    runs[0].cells,
    median(map).toFixed(0),
    `${Math.round(spread(map) * 100)} %`,
    median(warnings).toFixed(0),
    runs[0].found,
  ]
})
const heads = ['document', 'cells', 'heat map, ms', 'spread', 'warnings of 60 vehicles, ms', 'found']
report('heat-map', 'Heat map and warnings, medians of the runs', table(heads, rows), measured)
