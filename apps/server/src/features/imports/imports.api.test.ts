import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { madeLanding, signedIn } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'
import { imports } from '../../platform/db/schema.ts'
import { eraseOverdue } from '../reservations/erase-overdue.ts'
import { forgetImports } from './forget-imports.ts'

const FLEET = `plate,brand,model,year,color,type,transmission,seats,luggage,pricePerDay
A1,Kia,Picanto,2022,rojo,hatchback,automatic,5,2,35
A2,Kia,Picanto,2023,azul,hatchback,automatic,5,2,35
B1,Toyota,Corolla,2021,gris,sedan,automatic,5,3,45.50
`

let nelly: TestApp
let desk: VehicleDesk
let call: (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
) => ReturnType<VehicleDesk['call']>
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  desk = await openVehicleDesk(nelly)
  call = (method, url, payload) => desk.call(method, url, desk.ana, payload)
})

/** Sends a file; the answer is that of the call. */
async function sent(content: string | Buffer, who = desk.ana, kind = 'fleet') {
  const { payload, headers } = multipart([
    ['kind', kind],
    ['landingId', desk.landing],
    ['fileName', 'flota.csv'],
    ['file', { content: Buffer.from(content), name: 'flota.csv', type: 'text/csv' }],
  ])
  return nelly.app.inject({
    method: 'POST',
    url: '/api/imports',
    payload,
    headers: { ...headers, ...who.headers },
  })
}
const changed = async (id: number, payload: object) =>
  nelly.app.inject({ method: 'PATCH', url: `/api/imports/${id}`, payload, headers: desk.ana.headers })

/** Imports a file as it is. */
async function imported(content: string, kind = 'fleet') {
  const { id, revision } = (await sent(content, desk.ana, kind)).json()
  const answer = await call('POST', `/api/imports/${id}/apply`, { revision })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const vehicles = async () => (await call('GET', `/vehicles/${desk.landing}`)).json()
const units = async () => (await call('GET', '/api/units?per_page=100')).json()
const rowsOf = async (id: number) => (await call('GET', `/api/imports/${id}/rows`)).json()

test('a file becomes vehicles that are not on sale, with a unit for each row; the same file again changes nothing', async () => {
  const preview = await sent(FLEET)
  expect([preview.statusCode, preview.json()]).toMatchObject([
    201,
    {
      state: 'open',
      counts: { new: 3, changed: 0, same: 0, refused: 0 },
      newVehicles: 2,
      questions: [],
      lacking: [],
    },
  ])
  expect(await vehicles()).toEqual([])
  const done = await imported(FLEET)
  expect(done).toMatchObject({ state: 'applied', counts: { new: 3 }, undoableUntil: expect.any(String) })
  expect(await vehicles()).toMatchObject([
    { name: 'Kia Picanto', brand: 'Kia', price: 35, units: 2, people: 5, on_sale: false, images: [] },
    { name: 'Toyota Corolla', price: 45.5, units: 1, on_sale: false },
  ])
  expect(await units()).toMatchObject([
    { vehicleName: 'Kia Picanto', number: 1, plate: 'A1', colour: 'rojo', year: 2022 },
    { number: 2, plate: 'A2' },
    { vehicleName: 'Toyota Corolla', plate: 'B1' },
  ])
  const again = await imported(FLEET)
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 })
  expect(await vehicles()).toHaveLength(2)
})

test('a file with the columns to change changes the units of known plates and their vehicles, and adds to these', async () => {
  await imported(FLEET)
  const { id } = await imported('plate,model,color,pricePerDay\na-1,Picanto,verde,40\nA3,Picanto,negro,40\n')
  expect(await rowsOf(id)).toMatchObject([
    {
      effect: 'changed',
      changes: [
        { field: 'color', from: 'rojo', to: 'verde' },
        { field: 'pricePerDay', from: 3500, to: 4000 },
      ],
    },
    { effect: 'new', vehicle: 'Kia Picanto', plate: 'A3' },
  ])
  expect(await vehicles()).toMatchObject([{ price: 40, units: 3 }, { price: 45.5 }])
  expect(
    (await units()).map(({ plate, colour }: { plate: string; colour: string }) => [plate, colour]),
  ).toEqual([
    ['A1', 'verde'],
    ['A2', 'azul'],
    ['A3', 'negro'],
    ['B1', 'gris'],
  ])
})

test('what new vehicles lack is asked once, and rows that remain refused come back as a file', async () => {
  const { id, revision, lacking } = (
    await sent('plate,model,pricePerDay\nA1,Rio,30\nA1,Rio,30\nA2,,30\n')
  ).json()
  expect(lacking.map(({ field }: { field: string }) => field)).toEqual([
    'type',
    'transmission',
    'seats',
    'luggage',
  ])
  const told = await changed(id, {
    defaults: { type: 'sedan', transmission: 'manual', seats: 5, luggage: 2 },
    revision,
  })
  expect(told.json()).toMatchObject({ counts: { new: 1, refused: 2 } })
  const stale = await call('POST', `/api/imports/${id}/apply`, { revision })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-meanwhile'])
  expect((await call('POST', `/api/imports/${id}/apply`, {})).json().counts).toMatchObject({
    new: 1,
    refused: 2,
  })
  const file = await desk.ana.inEnglish('GET', `/imports/${id}/refused`)
  expect(file.body).toBe(
    '\uFEFF"plate","model","pricePerDay","Why"\r\n"A1","Rio","30","Plate: another row has this plate"\r\n"A2","","30","Model: is missing"\r\n',
  )
  const twice = await changed(id, { columns: ['plate', 'plate', null] })
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'import-applied'])
})

// Rule of "Entities and their fields": server/features/imports/undo-import.ts
test('an import is undone but for what was reserved or edited since', async () => {
  await imported(FLEET)
  const more = `${FLEET.replaceAll('rojo', 'verde')}B2,Toyota,Corolla,2021,gris,sedan,automatic,5,3,45.50
C1,Kia,Rio,2021,gris,sedan,automatic,5,3,40
D1,Kia,Soul,2021,gris,suv,automatic,5,3,50
`
  const { id } = await imported(more)
  const [picanto, , , soul] = await vehicles()
  await desk.reserve(soul, '2027-03-02T10:00', '2027-03-05T10:00')
  const undone = await call('POST', `/api/imports/${id}/undo`)
  expect([undone.statusCode, undone.json()]).toMatchObject([
    200,
    { state: 'undone', kept: [{ vehicle: 'Kia Soul', plate: null, why: 'reserved' }] },
  ])
  expect((await vehicles()).map(({ name, units }: { name: string; units: number }) => [name, units])).toEqual(
    [
      ['Kia Picanto', 2],
      ['Toyota Corolla', 1],
      ['Kia Soul', 1],
    ],
  )
  expect((await units())[0]).toMatchObject({ vehicleId: picanto.id, plate: 'A1', colour: 'rojo' })
  const again = await call('POST', `/api/imports/${id}/undo`)
  expect([again.statusCode, again.json().code]).toEqual([409, 'import-not-undoable'])
})

test('after a week it can’t be undone', async () => {
  const { id } = await imported(FLEET)
  nelly.clock.set(new Date(nelly.parts.now().getTime() + 7 * 86_400_000).toISOString())
  desk = { ...desk, ana: await signedIn(nelly, desk.ana) }
  expect((await call('POST', `/api/imports/${id}/undo`)).json().code).toBe('import-not-undoable')
})

test('of two at once one is applied, and the other refused', async () => {
  const { id, revision } = (await sent(FLEET)).json()
  const answers = await Promise.all([1, 2].map(() => call('POST', `/api/imports/${id}/apply`, { revision })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await vehicles()).toHaveLength(2)
})

test('a known plate under another vehicle changes that unit alone, also on another landing', async () => {
  await imported(FLEET)
  const { id } = await imported('plate,brand,model,color,seats\nA1,Toyota,Corolla,blanco,4\n')
  expect(await rowsOf(id)).toMatchObject([
    {
      effect: 'changed',
      vehicle: 'Kia Picanto',
      isElsewhere: true,
      changes: [{ field: 'color', to: 'blanco' }],
    },
  ])
  expect(await vehicles()).toMatchObject([{ people: 5 }, { people: 5 }])
  const other = (await madeLanding(nelly, desk.ana, `Otra ${desk.ana.id}`)).id
  desk = { ...desk, landing: other }
  const there = await imported('plate,brand,model,color\nA2,Toyota,Corolla,verde\n')
  expect(await rowsOf(there.id)).toMatchObject([
    { effect: 'changed', vehicle: 'Kia Picanto', isElsewhere: true },
  ])
  expect([there.newVehicles, await vehicles()]).toEqual([0, []])
  expect(await units()).toMatchObject([
    { colour: 'blanco' },
    { plate: 'A2', colour: 'verde' },
    { plate: 'B1' },
  ])
})

test('what a column was the last time it is again, also where it was not read, and another account starts anew', async () => {
  const file = 'Matrícula propia,plate,model,year\nR-1,A1,Rio,2020\n'
  const first = (await sent(file)).json()
  expect(first.columns.map(({ field }: { field: string }) => field)).toEqual([null, 'plate', 'model', 'year'])
  await changed(first.id, { columns: ['notes', 'plate', 'model', null] })
  await call('POST', `/api/imports/${first.id}/apply`, {})
  const fields = async (who = desk.ana) =>
    (await sent(`Color,${file.replace('R-1', 'rojo,R-1')}`, who))
      .json()
      .columns?.map(({ field }: { field: string }) => field)
  expect(await fields()).toEqual(['color', 'notes', 'plate', 'model', null])
  desk = await openVehicleDesk(nelly)
  expect(await fields()).toEqual(['color', null, 'plate', 'model', 'year'])
})

test('of two files of one fleet at once each unit is added once, whichever comes first', async () => {
  const files = [(await sent(FLEET)).json(), (await sent(FLEET.replace('azul', 'negro'))).json()]
  const answers = await Promise.all(files.map(({ id }) => call('POST', `/api/imports/${id}/apply`, {})))
  expect(answers.map((answer) => answer.json().counts.new).sort()).toEqual([0, 3])
  expect((await units()).map(({ plate }: { plate: string }) => plate)).toEqual(['A1', 'A2', 'B1'])
  expect(await vehicles()).toHaveLength(2)
})

test('an import is its account’s alone, and a file that is no table is refused', async () => {
  const { id } = (await sent(FLEET)).json()
  for (const url of ['', '/rows', '/refused'])
    expect((await desk.call('GET', `/api/imports/${id}${url}`, desk.luis)).statusCode).toBe(404)
  expect((await sent(FLEET, desk.luis)).json().code).toBe('landing-not-found')
  const refused = await sent(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'file-not-a-table', errors: { file: expect.anything() } },
  ])
})

test('the fleet is exported as a file that an empty landing imports and exports the same', async () => {
  await imported(`placa,vin,marca,modelo,año,color,acriss,tipo,transmisión,combustible,pasajeros,puertas,maletas,precio,características,descripción,alta,baja,km,seguro hasta,marbete,daños,notas
A1,KNABE512ABT123456,Kia,Picanto,2022,rojo,edar,hatchback,automatic,gasolina,5,5,2,35.50,"aire; a, b",Económico,2026-01-02,2030-01-02,"52,300",2027-05-31,2026-12-31,"Golpe, atrás","Rayado, puerta"
,,Kia,Picanto,,@azul,,hatchback,automatic,gasolina,5,5,2,35.50,"aire; a, b",Económico,,,,,,
B-1,,,Toyota Corolla,2021,"gris, claro",,sedan,manual,,5,,3,"1,500",,,,,,,,
`)
  const exported = async (who = desk.ana) => desk.call('GET', `/api/landings/${desk.landing}/fleet`, who)
  const first = await exported()
  expect(first.body.split('\r\n')).toMatchObject({
    ...{
      length: 5,
      1: expect.stringMatching(
        /Picanto.*"EDAR".*"52300","2027-05-31","","2026-12-31","Golpe, atrás","Rayado, puerta"/,
      ),
    },
  })
  expect((await exported(desk.luis)).json().code).toBe('landing-not-found')
  const before = desk.landing
  desk = await openVehicleDesk(nelly)
  await imported(first.body)
  expect(desk.landing).not.toBe(before)
  expect((await exported()).body).toBe(first.body)
})

const PEOPLE = `Nombre,Teléfono,Correo,Documento,Notas
Eva Ruiz,809-555-0111,eva@example.com,AB123456,Paga tarde
Luis Mora,829-555-0112,,,
`
const customers = async () => (await call('GET', '/api/customers')).json()
const customer = async (id: number) => (await call('GET', `/api/customers/${id}`)).json()
const inDays = async (days: number) => {
  nelly.clock.set(new Date(nelly.parts.now().getTime() + days * 86_400_000).toISOString())
  desk = { ...desk, ana: await signedIn(nelly, desk.ana) }
}
const stored = async (id: number) => {
  const [row] = await nelly.parts.db.select().from(imports).where(eq(imports.id, id))
  return JSON.stringify(row)
}

test('customers come out of a file once, by e-mail and phone, and stay without a reservation', async () => {
  const { counts } = await imported(PEOPLE, 'customers')
  expect(counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 })
  const [eva, luis] = await customers()
  expect(await customer(eva.id)).toMatchObject({
    ...{ firstName: 'Eva', lastName: 'Ruiz', notes: 'Paga tarde', emails: ['eva@example.com'] },
    ...{ phones: ['18095550111'], identityDocument: { kind: 'passport', number: 'AB123456' } },
  })
  await eraseOverdue(nelly.parts.db, nelly.parts.now())
  expect(await customers()).toMatchObject([{ id: eva.id }, { id: luis.id, reservations: 0 }])

  const again = await imported(`${PEOPLE}Eva Ruiz,8095550111,,,\n`, 'customers')
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, refused: 1 })
  const { id } = await imported(
    'Cliente,Celular,E-mail\nLuis Mora,+1 829 555 0112,luis@example.com\n',
    'customers',
  )
  expect(await rowsOf(id)).toMatchObject([
    {
      ...{ effect: 'changed', customer: 'Luis Mora', vehicle: null },
      changes: [{ field: 'email', from: null, to: 'luis@example.com' }],
    },
  ])
  expect(await customer(luis.id)).toMatchObject({ emails: ['luis@example.com'], phones: ['18295550112'] })
  expect((await sent('Nombre,Tel\nEva,1.23E+11\n', desk.ana, 'customers')).json().counts.refused).toBe(1)
})

test('customers are exported as a file that an empty account imports and exports the same', async () => {
  await imported(
    `Nombre,Apellido,Teléfono,Correo,Tipo de documento,Documento,Notas
Eva María,"Ruiz, viuda",809-555-0111,eva@example.com,cédula,001-1234567-3,"Paga tarde
Solo  efectivo; ""siempre"""
Taller López,,+34 600 112 233,,rnc,1-30-86234-6,
Ana,,,ana@example.com,pasaporte,AB123456,"@dos, tres"
`,
    'customers',
  )
  const exported = async (who = desk.ana) => desk.call('GET', '/api/customers/export', who)
  const first = await exported()
  expect(first.body.split('\r\n')).toMatchObject({
    ...{ length: 5, 0: expect.stringContaining('"Nombre","Apellido","Teléfono"') },
    1: '"Eva María","Ruiz, viuda","809-555-0111","eva@example.com","cedula","00112345673","Paga tarde\nSolo  efectivo; ""siempre"""',
  })
  expect((await exported(desk.luis)).body).toBe(`${first.body.split('\r\n')[0]}\r\n`)
  desk = await openVehicleDesk(nelly)
  expect((await imported(first.body, 'customers')).counts).toMatchObject({ new: 3, refused: 0 })
  expect((await exported()).body).toBe(first.body)
})

test('an import of customers is undone but for who was edited or reserved since', async () => {
  await imported(PEOPLE, 'customers')
  const { id } = await imported(
    `${PEOPLE.replace('Paga tarde', 'Paga')}Ana Paz,829-555-0113,,,\nIris Gil,829-555-0114,,,\n`,
    'customers',
  )
  const [ana, eva, iris, luis] = await customers()
  await call('PATCH', `/api/customers/${ana.id}`, { notes: 'Habitual' })
  const undone = await call('POST', `/api/imports/${id}/undo`)
  expect(undone.json()).toMatchObject({
    state: 'undone',
    kept: [{ customer: 'Ana Paz', vehicle: null, why: 'edited' }],
  })
  expect((await customers()).map((one: { id: number }) => one.id)).toEqual([ana.id, eva.id, luis.id])
  expect(await customer(eva.id)).toMatchObject({ notes: 'Paga tarde' })
  expect((await call('GET', `/api/customers/${iris.id}`)).statusCode).toBe(404)
})

test('files of customers are forgotten with one of them who is erased, and after a week', async () => {
  const { id } = await imported(PEOPLE, 'customers')
  const open = (await sent(PEOPLE, desk.ana, 'customers')).json()
  const [eva, luis] = await customers()
  expect(await stored(id)).toContain('Luis')
  expect((await call('POST', `/api/customers/${eva.id}/erasure`, {})).statusCode).toBe(200)
  for (const said of ['Eva', 'Luis']) expect(await stored(id)).not.toContain(said)
  expect(await stored(id)).toContain('Nombre')
  await call('POST', `/api/imports/${id}/undo`)
  expect((await call('GET', `/api/customers/${luis.id}`)).statusCode).toBe(404)

  const later = await imported(PEOPLE, 'customers')
  const fleet = await imported(FLEET)
  await inDays(7)
  await forgetImports(nelly.parts.db, nelly.parts.now())
  expect(await stored(later.id)).not.toContain('Luis')
  expect((await call('GET', `/api/imports/${later.id}`)).json()).toMatchObject({ counts: { new: 2 } })
  expect((await call('GET', `/api/imports/${open.id}`)).statusCode).toBe(404)
  expect(await rowsOf(fleet.id)).toHaveLength(3)
})

test('of two files with the same customers at once both are stored, and nobody twice', async () => {
  const files = [
    (await sent(PEOPLE, desk.ana, 'customers')).json(),
    (await sent(PEOPLE, desk.ana, 'customers')).json(),
  ]
  const answers = await Promise.all(files.map(({ id }) => call('POST', `/api/imports/${id}/apply`, {})))
  expect(answers.map((answer) => answer.json().counts.new).sort()).toEqual([0, 2])
  expect(await customers()).toHaveLength(2)
})

test('a file of prices is read cell by cell, with what its rows may name, and nothing is stored', async () => {
  await imported(FLEET)
  const read = (content: string | Buffer, who = desk.ana, landing = desk.landing) => {
    const { payload, headers } = multipart([
      ['file', { content: Buffer.from(content), name: 'precios.csv', type: 'text/csv' }],
    ])
    const url = `/api/landings/${landing}/rates/table`
    return nelly.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...who.headers } })
  }
  const answer = await read('Tarifas;;\nVehículo;1–2 días;7+\nKia Picanto;45,50;35\n')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      sheets: [
        { name: null, rows: [{ line: 1 }, { line: 2, cells: ['Vehículo', '1–2 días', '7+'] }, { line: 3 }] },
      ],
      vehicles: [
        { name: 'Kia Picanto', brand: 'Kia', type: 'hatchback', plates: ['A1', 'A2'] },
        { name: 'Toyota Corolla', plates: ['B1'] },
      ],
    },
  ])
  expect((await call('GET', `/api/landings/${desk.landing}/rates`)).json().revision).toBe(0)
  expect((await call('GET', '/api/imports')).json().imports).toHaveLength(1)
  for (const [content, code] of [
    [Buffer.from('%PDF-1.7\n'), 'file-not-a-table'],
    [`${'x'.repeat(2000)},1\n`.repeat(1600), 'file-too-large'],
  ] as const)
    expect((await read(content)).json(), code).toMatchObject({ code })
  expect((await read('a,b\n', desk.luis)).json()).toMatchObject({ code: 'landing-not-found' })
})
