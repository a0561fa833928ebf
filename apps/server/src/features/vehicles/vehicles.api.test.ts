import { beforeAll, beforeEach, expect, test } from 'vitest'
import { madeLanding } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { openVehicleDesk, type VehicleDesk } from '../../../tests/support/vehicle-desk.ts'

let nelly: TestApp
let ana: VehicleDesk['ana']
let luis: VehicleDesk['luis']
let landing: VehicleDesk['landing']
let call: VehicleDesk['call']
beforeAll(async () => {
  nelly = await startTestApp()
})
beforeEach(async () => {
  ;({ ana, luis, landing, call } = await openVehicleDesk(nelly))
})

test("another owner's vehicles are not found", async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  const his = (await madeLanding(nelly, luis, `Rent ${luis.id}`)).id
  for (const [method, url, code] of [
    ['GET', `/vehicles/${landing}`, 'landing-not-found'],
    ['GET', `/vehicles/${landing}/${id}`, 'landing-not-found'],
    ['PUT', `/vehicles/${landing}/${id}`, 'landing-not-found'],
    ['DELETE', `/vehicle/${landing}/${id}`, 'landing-not-found'],
    ['GET', `/vehicles/${his}/${id}`, 'vehicle-not-found'],
    ['PUT', `/vehicles/${his}/${id}`, 'vehicle-not-found'],
    ['DELETE', `/vehicle/${his}/${id}`, 'vehicle-not-found'],
    ['DELETE', `/vehicle/${id}`, 'vehicle-not-found'],
  ] as const) {
    const answer = await call(method, url, luis, method === 'PUT' ? { name: 'Mine now' } : undefined)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, code])
  }
  expect((await call('GET', `/vehicles/${landing}/${id}`, ana)).json().name).toBe('Kia Sportage')
})

test('visitors see neither the commission nor the number of units', async () => {
  await madeVehicle(nelly, ana, landing, { commissions: 15, units: 4 })
  const [vehicle] = (await nelly.app.inject({ url: `/publicLanding/rent-${ana.id}` })).json().vehicles
  expect(vehicle.name).toBe('Kia Sportage')
  expect(Object.keys(vehicle)).not.toContain('commissions')
  expect(Object.keys(vehicle)).not.toContain('units')
})
