import { median, spread, table } from '../lib/figures.mjs'

const of = (runs, figure) => median(runs.map(figure))
const digits = (number, count = 1) => number.toFixed(count)

/** What was measured, a row for each database and number of clients; of loads that last, another table tells both parts. */
export function tables(measured) {
  const rows = measured.map(({ database, clients, runs }) => {
    const ratios = runs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
    return [
      `${database}, ${clients} clients`,
      Math.round(of(runs, ({ ours }) => ours.perSecond)),
      digits(of(runs, ({ ours }) => ours.p50)),
      digits(of(runs, ({ ours }) => ours.p99)),
      digits(of(runs, ({ ours }) => ours.cpuMs)),
      digits(
        of(runs, ({ ours }) => ours.mailCpuMs),
        2,
      ),
      digits(of(runs, ({ ours }) => ours.mailsMs) / 1000),
      [0, 1, 2].map((nth) => of(runs, ({ ours }) => ours.late[nth])).join(', '),
      Math.round(of(runs, ({ theirs }) => theirs.perSecond)),
      digits(median(ratios), 2),
      `${digits(100 * spread(ratios), 0)} %`,
    ]
  })
  return [table(HEADS, rows), ...lasting(measured)].join('\n\n')
}

const HEADS = [
  'database',
  'product /s',
  'ms p50',
  'p99',
  'its processor ms each',
  'afterwards, a mail',
  'seconds until all are sent',
  'seconds late: p50, p99, most',
  'statements alone /s',
  'ratio',
  'spread',
]

/** Loads of which the first half minute and the time after it were told apart. */
function lasting(measured) {
  const long = measured.filter(({ runs }) => runs[0].ours.parts.length > 0)
  if (long.length === 0) return []
  const rows = long.flatMap(({ database, clients, runs }) =>
    ['the first 30 s', 'after them'].map((when, nth) => [
      `${database}, ${clients} clients, ${when}`,
      Math.round(of(runs, ({ ours }) => ours.parts[nth].perSecond)),
      digits(of(runs, ({ ours }) => ours.parts[nth].cpuMs)),
      Math.round(of(runs, ({ ours }) => ours.parts[nth].mailsPerSecond)),
      digits(
        of(runs, ({ ours, theirs }) => ours.parts[nth].perSecond / theirs.perSecond),
        2,
      ),
    ]),
  )
  return [
    table(['database', 'product /s', 'its processor ms each, mails included', 'mails /s', 'ratio'], rows),
  ]
}
