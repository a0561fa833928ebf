// From a clone to the first page, from a start to the first response, and the memory: compared with a bare server of
// Node.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { median, report, say, spread, table } from '../lib/figures.mjs'
import { cloned, floor, held, madeDemo, started } from './measures.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    clones: { type: 'string', default: '1' },
    rest: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '8' },
  },
})
const wrk = await debianProgram(['/usr/bin/wrk'], 'wrk', 'the load')
if (!wrk) {
  console.error('bench: wrk is missing, and could not be installed.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'nelly-start-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const data = join(folder, 'data')

const clones = []
for (let time = 1; time <= Number(values.clones); time++)
  clones.push(await cloned(join(folder, `clone-${time}`)))

const demo = await madeDemo(data)
// A warm-up: later starts use the compile cache.
await started(data, demo.home)
const [starts, floors] = [[], []]
for (let run = 0; run < Number(values.runs); run++) {
  starts.push(await started(data, demo.home))
  floors.push(await floor())
}
const whole = starts.map((parts) => parts['to the first page'])
say(`start to first page: ${median(whole).toFixed(0)} ms`)
const memory = await held(data, demo.home, {
  wrk,
  rest: Number(values.rest),
  seconds: Number(values.seconds),
})

const row = (name, unit, numbers, digits = 0) => [
  name,
  unit,
  median(numbers).toFixed(digits),
  numbers.length > 1 ? `${(100 * spread(numbers)).toFixed(0)} %` : '–',
]
const rowsOf = (what, unit, runs, digits) =>
  Object.keys(runs[0] ?? {}).map((part) =>
    row(
      `${what}: ${part}`,
      unit,
      runs.map((parts) => parts[part]),
      digits,
    ),
  )
const bare = floors.map(({ answered }) => answered)
const rows = [
  ...rowsOf('clone', 's', clones, 1),
  ...rowsOf('start', 'ms', starts),
  row('start of a bare server of Node', 'ms', bare),
  row(
    'ratio of the two',
    'times',
    whole.map((ms, run) => ms / bare[run]),
    1,
  ),
  ...Object.entries({ ...demo.held, ...memory }).map(([name, megabytes]) => row(name, 'MB', [megabytes])),
  row(
    'memory of a bare server of Node',
    'MB',
    floors.map(({ megabytes }) => megabytes),
  ),
]
report(
  'start',
  `Start and memory, ${values.clones} clones, ${values.runs} starts`,
  table(['measured', 'unit', 'median', 'spread'], rows),
  { clones, starts, floors, demo: demo.held, memory },
)
process.exit(0)
