// How long a fleet of 5,000 units takes from its file to its preview and until it is applied, and how much memory, on the embedded
// database; then the same as a workbook, which changes nothing; then as many customers, and reservations to come for some of the units.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loginOverHttp } from '../../apps/server/tests/support/login-over-http.ts'
import { workbook } from '../../apps/server/tests/support/workbook.ts'
import { median, report, table } from '../lib/figures.mjs'
import { peak, resident } from '../lib/memory.mjs'
import { withOwnServer } from '../lib/own-server.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    rows: { type: 'string', default: '5000' },
    reservations: { type: 'string', default: '500' },
  },
})
/** Units of one vehicle. */
const EACH = 20

const HEADS =
  'Placa;Marca;Modelo;Año;Color;Tipo;Transmisión;Combustible;Pasajeros;Maletas;Precio por día;Alta'
const BRANDS = ['Kia', 'Hyundai', 'Toyota', 'Nissan', 'Suzuki']
const fleet = [
  HEADS,
  ...Array.from({ length: Number(values.rows) }, (_, nth) => {
    const vehicle = Math.floor(nth / EACH)
    return [
      `A${100_000 + nth}`,
      BRANDS[vehicle % BRANDS.length],
      `Modelo ${vehicle}`,
      2015 + (nth % 11),
      ['Rojo', 'Gris', 'Blanco'][nth % 3],
      'Sedán',
      vehicle % 2 ? 'Manual' : 'Automática',
      'Gasolina',
      5,
      2 + (vehicle % 3),
      `${30 + (vehicle % 40)},50`,
      `2026-01-${String(10 + (nth % 20))}`,
    ].join(';')
  }),
].join('\r\n')

const fleetBook = workbook([{ name: 'Flota', rows: fleet.split('\r\n').map((line) => line.split(';')) }])
const customers = [
  'Nombre;Apellido;Teléfono;Correo;Notas',
  ...Array.from(
    { length: Number(values.rows) },
    (_, nth) =>
      `Ana ${nth};Paz;829-${200 + Math.floor(nth / 9000)}-${1000 + (nth % 9000)};ana${nth}@example.com;Paga tarde`,
  ),
].join('\r\n')

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const reservations = [
  'Placa;Cliente;Teléfono;Entrega;Devolución;Total',
  ...Array.from({ length: Number(values.reservations) }, (_, nth) =>
    [
      `A${100_000 + nth}`,
      `Cliente ${nth}`,
      `809-555-${1000 + nth}`,
      `${inDays(100 + (nth % 10))} 10:00`,
      `${inDays(120 + (nth % 10))} 10:00`,
      '180,00',
    ].join(';'),
  ),
].join('\r\n')

/** The answer, and how long it took, in milliseconds. */
async function timed(work) {
  const began = performance.now()
  const answer = await work()
  return { answer, took: performance.now() - began }
}

async function measured(origin, pid, data) {
  const [email, password] = readFileSync(join(data, 'demo-login'), 'utf8').trim().split(' ')
  const { token, user } = await (await loginOverHttp(origin, { email, password })).json()
  const headers = { authorization: `Bearer ${token}` }
  const call = async (method, path, body) => {
    const json = body instanceof FormData ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && json) },
      body: body && (body instanceof FormData ? body : JSON.stringify(body)),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const [{ id: landing }] = await call('GET', `/api/landing/${user.id}`)
  const upload = (kind, file) => {
    const form = new FormData()
    form.append('kind', kind)
    form.append('landingId', String(landing))
    form.append('fileName', 'tabla')
    form.append('file', new Blob([file]), 'tabla')
    return call('POST', '/api/imports', form)
  }
  const apply = ({ id, revision }) => call('POST', `/api/imports/${id}/apply`, { revision })
  // The pictures of the demo are converted first.
  await pause(15_000)
  const before = resident(pid)
  const preview = await timed(() => upload('fleet', fleet))
  const page = await timed(() => call('GET', `/api/imports/${preview.answer.id}/rows`))
  const applied = await timed(() => apply(preview.answer))
  const moreOfFleet = peak(pid) - before
  const again = await timed(() => upload('fleet', fleetBook))
  const people = await timed(() => upload('customers', customers))
  const known = await timed(() => apply(people.answer))
  if (known.answer.counts.new !== Number(values.rows))
    throw new Error(`not all are known: ${JSON.stringify(known.answer.counts)}`)
  const stored = applied.answer.counts
  if (stored.new !== Number(values.rows) || again.answer.counts.same !== stored.new)
    throw new Error(`not all was stored: ${JSON.stringify([stored, again.answer.counts])}`)
  const asked = await timed(() => upload('reservations', reservations))
  const { id, lacking } = asked.answer
  const [pickupPlace] = lacking.find(({ field }) => field === 'pickupPlace')?.choices ?? []
  const answered = await call('PATCH', `/api/imports/${id}`, { defaults: { pickupPlace } })
  const reserved = await timed(() => apply(answered))
  if (reserved.answer.counts.new !== Number(values.reservations))
    throw new Error(`not all was reserved: ${JSON.stringify(reserved.answer.counts)}`)
  const undone = await timed(() => call('POST', `/api/imports/${id}/undo`))
  return {
    took: {
      'from the file to its preview': preview.took,
      'a page of the preview': page.took,
      applied: applied.took,
      'the same as a workbook, to its preview': again.took,
      [`${values.rows} customers, to their preview`]: people.took,
      'customers applied': known.took,
      [`${values.reservations} reservations, to their preview`]: asked.took,
      reserved: reserved.took,
      undone: undone.took,
    },
    // The thread that reads the file is of the same process.
    more: peak(pid) - before,
    moreOfFleet,
  }
}

const runs = []
for (let run = 0; run < Number(values.runs); run++) {
  const data = mkdtempSync(join(tmpdir(), 'nelly-imports-'))
  try {
    const variables = { DATA_DIR: data, RATE_LIMITS: 'off' }
    runs.push(await withOwnServer((origin, { pid }) => measured(origin, pid, data), variables))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2)
const rows = Object.keys(runs[0].took).map((step) => {
  const took = runs.map((run) => run.took[step])
  return [step, seconds(median(took)), seconds(Math.max(...took))]
})
const most = (of) => Math.max(...runs.map((run) => run[of])).toFixed(0)
report(
  'imports',
  `An import of ${values.rows} units`,
  `${table(['', 'seconds', 'longest of all runs'], rows)}\n\nAt most ${most('moreOfFleet')} MB more than before once the fleet was applied, ${most('more')} in the end.`,
  runs,
)
