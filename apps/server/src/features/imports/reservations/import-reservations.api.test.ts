import { lineWords } from '@nelly/contract/rates/line-words'
import type { AccountId } from '@nelly/domain/ids'
import type { PlannedRow } from '@nelly/domain/imports/planned-row'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../../tests/support/landing.ts'
import { multipart } from '../../../../tests/support/multipart.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../../tests/support/vehicle-desk.ts'
import {
  jobs,
  landings,
  ledgerEntries,
  reservationEvents,
  reservations,
  vehicles,
} from '../../../platform/db/schema.ts'
import { exportRefused } from '../export-refused.ts'
import { importsOf } from '../import-store.ts'
import { previewImport } from '../preview-import.ts'

const FLEET = `plate,brand,model,year,color,type,transmission,seats,luggage,pricePerDay
A1,Kia,Picanto,2022,rojo,hatchback,automatic,5,2,35
A2,Kia,Picanto,2023,azul,hatchback,automatic,5,2,35
B1,Toyota,Corolla,2021,gris,sedan,automatic,5,3,45.50
`
const HEADS =
  'Reserva,Placa,Cliente,Teléfono,Correo,Documento,Entrega,Devolución,Lugar de entrega,Total,Ya salió,Notas'
const EVA =
  'R-1,A1,Eva Ruiz,809-555-0111,eva@example.com,AB123456,2027-04-03 10:00,2027-04-07 10:00,Aeropuerto,180,,Silla'
const LUIS = 'R-2,B1,Luis Mora,829-555-0112,,,2027-04-03 3:30 pm,2027-04-05 3:30 pm,Aeropuerto,US$ 90.50,no,'
const IRIS = 'R-3,A2,Iris Gil,849-555-0113,,,2027-02-25 10:00,2027-03-05 10:00,Aeropuerto,300,sí,'
const FILE = [HEADS, EVA, LUIS, IRIS].join('\n')

let nelly: TestApp
let desk: VehicleDesk
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  nelly.clock.set('2027-03-01T14:00:00Z')
  desk = await openVehicleDesk(nelly)
  await imported(FLEET, 'fleet')
})
const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  desk.call(method, url, desk.ana, payload)

async function sent(content: string, kind = 'reservations') {
  const { payload, headers } = multipart([
    ['kind', kind],
    ['landingId', desk.landing],
    ['fileName', 'reservas.csv'],
    ['file', { content: Buffer.from(content), name: 'reservas.csv', type: 'text/csv' }],
  ])
  const all = { ...headers, ...desk.ana.headers }
  const answer = await nelly.app.inject({ method: 'POST', url: '/api/imports', payload, headers: all })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
async function imported(content: string, kind = 'reservations') {
  const { id } = await sent(content, kind)
  const answer = await call('POST', `/api/imports/${id}/apply`, {})
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const rowsOf = async (id: number) => (await call('GET', `/api/imports/${id}/rows`)).json()
const stored = () =>
  nelly.parts.db
    .select()
    .from(reservations)
    .where(eq(reservations.landingId, desk.landing))
    .orderBy(reservations.id)
const names = async () =>
  (await call('GET', '/api/customers')).json().map((one: { firstName: string }) => one.firstName)
const jobsNow = () => nelly.parts.db.$count(jobs)

// Rule of "Entities and their fields": server/features/imports/reservations/store-reservations.ts
test('reservations to come are made as at the desk for what was agreed, and nobody is mailed', async () => {
  const before = await jobsNow()
  const { counts } = await imported(FILE)
  expect(counts).toEqual({ new: 3, changed: 0, same: 0, refused: 0 })
  expect(await jobsNow()).toBe(before)
  const [eva, luis, iris] = await stored()
  expect(eva).toMatchObject({
    ...{ status: 'confirmed', unit: 1, isPinned: true, firstName: 'Eva', email: 'eva@example.com' },
    ...{ pickupPlace: 'Aeropuerto', returnPlace: 'Aeropuerto', totalMinor: 18_000, comment: null },
    during: { pickup: '2027-04-03T10:00', return: '2027-04-07T10:00' },
    quote: { lines: [{ name: { es: 'Precio acordado' } }], total: 18_000, dueAtPickup: 18_000 },
  })
  expect(luis).toMatchObject({ vehicleName: 'Toyota Corolla', totalMinor: 9050, email: '' })
  expect(iris).toMatchObject({ status: 'out', unit: 2 })
  const events = await nelly.parts.db
    .select()
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, eva?.id ?? 0))
  expect(events).toMatchObject([{ kind: 'confirmed' }, { kind: 'noted', note: 'R-1 · Silla' }])
  expect((await names()).toSorted()).toEqual(['Eva', 'Iris', 'Luis'])
  const [line] = eva?.quote.lines ?? []
  expect(line && lineWords(line, 'en', String)).toEqual({ label: 'Agreed price', reason: null })

  const again = await imported(FILE)
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 })
  expect(await stored()).toHaveLength(3)
})

test('double ones are refused in the preview and once somebody reserved since, and the file says with what', async () => {
  await imported(FILE)
  const [eva] = await stored()
  const rows = [HEADS, EVA.replace('Eva Ruiz', 'Ana Paz').replace(/809.*?,AB123456/, '809-555-0199,,'), LUIS]
  const { id, counts } = await sent(rows.join('\n'))
  expect(counts).toEqual({ new: 0, changed: 0, same: 1, refused: 1 })
  const overlap = { vehicle: 'A1', from: '2027-04-03', until: '2027-04-07', other: eva?.reference }
  expect((await rowsOf(id))[0]).toMatchObject({ refusals: [{ code: 'overlaps', overlap }] })
  const file = await desk.ana.inEnglish('GET', `/imports/${id}/refused`)
  expect(file.body).toContain(`these two overlap: A1, April 3 – April 7, reservation ${eva?.reference}`)

  const later = (own: string) => own.replaceAll('2027-04', '2027-05')
  const open = await sent([HEADS, later(EVA), later(LUIS)].join('\n'))
  await imported([HEADS, later(EVA).replace('809-555-0111,eva@', '809-555-0122,otra@')].join('\n'))
  const applied = await call('POST', `/api/imports/${open.id}/apply`, { revision: open.revision })
  expect([applied.statusCode, applied.json().counts]).toMatchObject([200, { new: 1, refused: 1 }])
})

test('of two files at once that reserve the same, and of one that is applied twice, each reservation is made once', async () => {
  const files = [await sent(FILE), await sent(FILE)]
  const ids = [...files, ...files].map(({ id }) => id)
  const answers = await Promise.all(ids.map((id) => call('POST', `/api/imports/${id}/apply`, {})))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409])
  expect(await stored()).toHaveLength(3)
  expect(await names()).toHaveLength(3)
})

test('an import of reservations is undone but for what was used since, with customers who have nothing else', async () => {
  await imported('Cliente,Celular\nLuis Mora,829-555-0112\n', 'customers')
  nelly.clock.set('2027-04-01T14:00:00Z')
  desk = { ...desk, ana: await signedIn(nelly, desk.ana) }
  const { id } = await imported(FILE.replace('2027-03-05', '2027-04-05'))
  const [eva, luis, iris] = await stored()
  nelly.clock.set('2027-04-03T15:00:00Z')
  desk = { ...desk, ana: await signedIn(nelly, desk.ana) }
  const step = await call('POST', `/api/reservations/${eva?.id}/steps`, { step: 'hand_over', revision: 0 })
  expect(step.statusCode).toBe(200)
  const undone = await call('POST', `/api/imports/${id}/undo`)
  expect([undone.statusCode, undone.json().kept]).toMatchObject([
    200,
    [
      { vehicle: 'Kia Picanto', customer: `Eva Ruiz · ${eva?.reference}`, why: 'edited' },
      { customer: 'Eva Ruiz', why: 'reserved' },
    ],
  ])
  expect((await stored()).map((one) => one.id)).toEqual([eva?.id])
  expect((await names()).toSorted()).toEqual(['Eva', 'Luis'])
  for (const gone of [luis, iris]) {
    const owed = nelly.parts.db.select().from(ledgerEntries)
    const entries = await owed.where(eq(ledgerEntries.reservationId, gone?.id ?? 0))
    expect(entries.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)).toBe(0)
  }
})

test('a customer is not stored whose reservation is refused, and what a file lacks is asked', async () => {
  const bare =
    'Placa,Cliente,Tel,Desde,Hasta,Total\nA1,Eva Ruiz,809-555-0111,2027-04-03,2027-04-07,180\nA1,Ana Paz,809-555-0199,2027-04-04,2027-04-05,180\n'
  const { id, lacking } = await sent(bare)
  expect(lacking.map(({ field }: { field: string }) => field)).toEqual([
    'pickupTime',
    'returnTime',
    'pickupPlace',
  ])
  const defaults = { pickupTime: '09:00', returnTime: '9:00', pickupPlace: 'Oficina' }
  expect((await call('PATCH', `/api/imports/${id}`, { defaults })).json().counts).toMatchObject({
    new: 1,
    refused: 1,
  })
  expect((await call('POST', `/api/imports/${id}/apply`, {})).json().counts).toMatchObject({
    new: 1,
    refused: 1,
  })
  expect(await names()).toEqual(['Eva'])
  const [eva] = await stored()
  expect(eva).toMatchObject({ during: { pickup: '2027-04-03T09:00' }, pickupPlace: 'Oficina' })
})

test('what the desk refuses once a file was read is said in its words', async () => {
  const { db, now } = nelly.parts
  const { id } = await sent([HEADS, EVA, LUIS].join('\n'))
  const [landing] = await db.select().from(landings).where(eq(landings.id, desk.landing))
  const account = landing?.accountId as AccountId
  const row = await importsOf(account, db).find(id)
  if (!(landing && row)) throw new Error('no import')
  const preview = await previewImport(db, account, row, now())
  await db.update(vehicles).set({ deletedAt: now() }).where(eq(vehicles.name, 'Toyota Corolla'))
  const { refused } = await db.transaction((tx) =>
    preview.store({ tx, account, landing, by: { actor: { kind: 'system' }, at: now() } }),
  )
  const rows = preview.rows.flatMap((one): PlannedRow[] => {
    const refusal = refused.get(one.line)
    return refusal ? [{ ...one, effect: 'refused', refusals: [refusal] }] : []
  })
  expect(rows).toMatchObject([
    { line: 3, refusals: [{ code: 'refused-at-desk', refusal: 'vehicle-not-found' }] },
  ])
  const file = await exportRefused(row, rows, 'es').table.toArray()
  expect(file.join('')).toMatch(/R-2.*"Este vehículo no existe\."/)
})

test('reservations are exported as a file that says the same here and reserves the same in an empty account', async () => {
  await imported(FILE)
  const exported = async () =>
    (await call('GET', `/api/landings/${desk.landing}/coming-reservations`)).body.split('\r\n')
  const [heads, ...lines] = await exported()
  expect(lines).toMatchObject([
    expect.stringMatching(
      /^"A2","Kia","Picanto","Iris","Gil",.*"2027-03-05","10:00","Aeropuerto","Aeropuerto","300.00","yes"/,
    ),
    expect.stringMatching(/^"A1",.*"passport","AB123456","2027-04-03","10:00"/),
    expect.stringMatching(/^"B1",.*"90.50","",/),
    '',
  ])
  const file = [heads, ...lines].join('\n')
  expect((await sent(file)).counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 })
  desk = await openVehicleDesk(nelly)
  await imported(FLEET, 'fleet')
  expect((await imported(file)).counts).toMatchObject({ new: 3, refused: 0 })
  const unnumbered = (line: string) => line.replace(/"[-A-Z0-9]+"(?=,"[^"]*"$)/, '')
  expect((await exported()).map(unnumbered)).toEqual([heads, ...lines].map((line) => unnumbered(line ?? '')))
})
