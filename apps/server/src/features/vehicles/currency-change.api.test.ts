import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { madeLanding, type SignedIn, signedInOwner } from '../../../tests/support/landing.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { storedFiles } from '../../../tests/support/stored.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle, vehicleForm } from '../../../tests/support/vehicle.ts'
import { vehicles } from '../../platform/db/schema.ts'

let nelly: TestApp
let ana: SignedIn
let landing: number

beforeEach(async () => {
  nelly = await startTestApp()
  ana = await signedInOwner(nelly)
  landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
})

/** Changes the landing's currency while the next picture is stored. */
function changeCurrencyMeanwhile(currency: string, prices: object[]) {
  const { files } = nelly.parts
  const put = files.put.bind(files)
  vi.spyOn(files, 'put').mockImplementationOnce(async (...given) => {
    const saved = await nelly.app.inject({
      method: 'PUT',
      url: `/api/landings/${landing}/rates`,
      headers: ana.headers,
      payload: { revision: 0, rates: { currency }, prices },
    })
    expect(saved.statusCode).toBe(200)
    await put(...given)
  })
}

const create = async () =>
  nelly.app.inject({
    method: 'POST',
    url: '/api/vehicle',
    ...vehicleForm(ana, landing, [await plainPicture()], { price: '45.50' }),
  })
const priceOf = async (id: number) =>
  (await nelly.parts.db.select().from(vehicles).where(eq(vehicles.id, id)))[0]?.pricePerDay

test('a vehicle that is created while the currency changes has its price in the new one', async () => {
  changeCurrencyMeanwhile('KWD', [])
  const made = await create()
  expect(made.statusCode).toBe(201)
  expect(await priceOf(made.json().id)).toBe(45_500)
})

test('it is refused where the new currency has no such price, and leaves no files behind', async () => {
  changeCurrencyMeanwhile('JPY', [])
  const refused = await create()
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'price-decimals'])
  expect(storedFiles(nelly.folder).filter((file) => file.includes('vehicles'))).toEqual([])
})

test('a vehicle that is copied while the currency changes has the new price of the other', async () => {
  const { id } = await madeVehicle(nelly, ana, landing)
  changeCurrencyMeanwhile('JPY', [{ id, pricePerDay: 7000 }])
  const copied = await nelly.app.inject({
    method: 'POST',
    url: `/api/vehicles/${landing}/${id}/duplicate`,
    headers: ana.headers,
  })
  expect(copied.statusCode).toBe(201)
  expect(await priceOf(copied.json().id)).toBe(7000)
})
