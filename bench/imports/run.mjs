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
  const took = {}
  const more = {}
  /** The answer of a step, whose time is kept, and the most memory until its end: the thread that reads the file is of the same process. */
  const step = async (name, work) => {
    const began = performance.now()
    const answer = await work()
    took[name] = performance.now() - began
    more[name] = peak(pid) - before
    return answer
  }
  const preview = await step('from the file to its preview', () => upload('fleet', fleet))
  await step('a page of the preview', () => call('GET', `/api/imports/${preview.id}/rows`))
  const { counts: stored } = await step('applied', () => apply(preview))
  const again = await step('the same as a workbook, to its preview', () => upload('fleet', fleetBook))
  const people = await step(`${values.rows} customers, to their preview`, () =>
    upload('customers', customers),
  )
  const known = await step('customers applied', () => apply(people))
  if (known.counts.new !== Number(values.rows))
    throw new Error(`not all are known: ${JSON.stringify(known.counts)}`)
  if (stored.new !== Number(values.rows) || again.counts.same !== stored.new)
    throw new Error(`not all was stored: ${JSON.stringify([stored, again.counts])}`)
  const { id, lacking } = await step(`${values.reservations} reservations, to their preview`, () =>
    upload('reservations', reservations),
  )
  const [pickupPlace] = lacking.find(({ field }) => field === 'pickupPlace')?.choices ?? []
  const answered = await call('PATCH', `/api/imports/${id}`, { defaults: { pickupPlace } })
  const reserved = await step('reserved', () => apply(answered))
  if (reserved.counts.new !== Number(values.reservations))
    throw new Error(`not all was reserved: ${JSON.stringify(reserved.counts)}`)
  await step('undone', () => call('POST', `/api/imports/${id}/undo`))
  return { took, more }
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
  const most = Math.max(...runs.map((run) => run.more[step]))
  return [step, seconds(median(took)), seconds(Math.max(...took)), most.toFixed(0)]
})
report(
  'imports',
  `An import of ${values.rows} units`,
  table(['', 'seconds', 'longest of all runs', 'most MB more until then'], rows),
  runs,
)
