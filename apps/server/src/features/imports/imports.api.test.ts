import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../tests/support/landing.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

const FLEET = `plate,brand,model,year,color,type,transmission,seats,luggage,pricePerDay
A1,Kia,Picanto,2022,rojo,hatchback,automatic,5,2,35
A2,Kia,Picanto,2023,azul,hatchback,automatic,5,2,35
B1,Toyota,Corolla,2021,gris,sedan,automatic,5,3,45.50
`

let nelly: TestApp
let desk: VehicleDesk
let call: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => ReturnType<VehicleDesk['call']>
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  desk = await openVehicleDesk(nelly)
  call = (method, url, payload) => desk.call(method, url, desk.ana, payload)
})

/** Sends a file; the answer is that of the call. */
async function sent(content: string | Buffer, who = desk.ana) {
  const { payload, headers } = multipart([
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
async function imported(content: string) {
  const { id, revision } = (await sent(content)).json()
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
