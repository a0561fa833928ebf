import { beforeAll, beforeEach, expect, test } from 'vitest'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

let nelly: TestApp
let ana: VehicleDesk['ana']
let landing: VehicleDesk['landing']
let call: VehicleDesk['call']
let reserve: VehicleDesk['reserve']
let storedFiles: VehicleDesk['storedFiles']
let picture: Buffer
beforeAll(async () => {
  nelly = await startTestApp()
  picture = await plainPicture()
})
beforeEach(async () => {
  ;({ ana, landing, call, reserve, storedFiles } = await openVehicleDesk(nelly))
})

test('a deleted vehicle is gone, with its files', async () => {
  const { id } = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
  const answer = await call('DELETE', `/vehicle/${landing}/${id}`, ana)
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Vehículo eliminado con éxito' }])
  expect(storedFiles()).toEqual([])
  expect((await call('GET', `/vehicles/${landing}`, ana)).json()).toEqual([])
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const path = method === 'DELETE' ? 'vehicle' : 'vehicles'
    const again = await call(method, `/${path}/${landing}/${id}`, ana, method === 'PUT' ? {} : undefined)
    expect([again.statusCode, again.json().code]).toEqual([404, 'vehicle-not-found'])
  }
})

test('a vehicle can be deleted by its id alone', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  expect((await call('DELETE', `/api/vehicle/${id}`, ana)).statusCode).toBe(200)
  expect((await call('DELETE', `/vehicle/${id}`, ana)).statusCode).toBe(404)
})

test('a deleted vehicle keeps the picture that its reservations show', async () => {
  const vehicle = await madeVehicle(nelly, ana, landing, {}, [picture, picture])
  await reserve(vehicle, '2027-03-02T10:00', '2027-03-05T10:00')
  await call('DELETE', `/vehicle/${vehicle.id}`, ana)
  expect(storedFiles()).toEqual([vehicle.images[0]?.path_images])
})
