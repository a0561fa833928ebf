// How long a quote takes: by the default rates and by the largest document, of a week, a month and a year, each with
// ten extras; compiling the document; and the look for a longer rental that costs less.
import { parseArgs } from 'node:util'
import { compileRates } from '../../packages/domain/src/rates/compile-rates.ts'
import { DEFAULT_RATES } from '../../packages/domain/src/rates/default-rates.ts'
import { longerIsCheaper } from '../../packages/domain/src/rates/longer-is-cheaper.ts'
import { quoteRental } from '../../packages/domain/src/rates/quote-rental.ts'
import { addDays, addMinutes } from '../../packages/domain/src/wall-clock.ts'
import { median, report, spread, table } from '../lib/figures.mjs'
import { largestRates } from './largest-rates.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, quotes: { type: 'string', default: '5000' } },
})
const quotes = Number(values.quotes)

const DOCUMENTS = { default: DEFAULT_RATES, largest: largestRates() }
const LENGTHS = [7, 30, 365]

/** A pickup on another day each time, as visitors ask, and another vehicle. */
function requestOf(rates, days, nth) {
  const pickup = `${addDays('2027-05-10', nth % 365)}T10:00`
  const extras = rates.rates.extras.slice(0, 10).map(({ code }) => ({ code, quantity: 1 }))
  return {
    rates,
    ratesVersion: 1,
    vehicle: { id: (nth % 60) + 1, pricePerDay: 4500 },
    wish: {
      period: { pickup, return: addMinutes(pickup, days * 24 * 60) },
      pickupPlace: 1,
      returnPlace: 2,
      isSamePlace: false,
      extras,
      driverAge: 30,
      additionalDrivers: 1,
      discountCode: null,
      outOfHours: { pickup: 0, return: 0 },
    },
    now: '2027-05-01T10:00',
    isUsable: () => true,
  }
}

/** Microseconds of each of many calls, the requests made beforehand. */
function microseconds(requests, call) {
  const began = performance.now()
  for (const request of requests) call(request)
  return ((performance.now() - began) / requests.length) * 1000
}

const measured = Object.entries(DOCUMENTS).flatMap(([document, plain]) =>
  LENGTHS.map((days) => {
    const rates = compileRates(plain)
    const requests = Array.from({ length: quotes }, (_, nth) => requestOf(rates, days, nth))
    const answers = requests.map(quoteRental)
    const runs = Array.from({ length: Number(values.runs) }, () => ({
      quote: microseconds(requests, quoteRental),
      hint: microseconds(requests, (request) => longerIsCheaper(request, answers[0].value)),
      compile: microseconds(Array(20).fill(plain), compileRates),
    }))
    return { document, days, lines: answers[0].value.lines.length, runs }
  }),
)

const rows = measured.map(({ document, days, lines, runs }) => {
  const [quote, hint, compile] = ['quote', 'hint', 'compile'].map((name) => runs.map((each) => each[name]))
  return [
    `${document}, ${days} days`,
    lines,
    median(quote).toFixed(1),
    `${Math.round(spread(quote) * 100)} %`,
    Math.round(1_000_000 / median(quote)).toLocaleString('en-US'),
    median(hint).toFixed(1),
    median(compile).toFixed(0),
  ]
})
const heads = ['document', 'lines', 'quote, µs', 'spread', 'quotes a second', 'longer, µs', 'compiling, µs']
report('quotes', 'Quotes, medians of the runs', table(heads, rows), measured)
