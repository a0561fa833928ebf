import type { LandingId } from '@nelly/domain/ids'
import { beforeEach, expect, test } from 'vitest'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, booking, from, poolOf, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'

let nelly: TestApp
/** An operator with one car, and the pool of its vehicle. */
let desk: BlockDesk
let pool: number
/** Another landing of hers. */
let airport: LandingId

beforeEach(async () => {
  nelly = await startTestApp()
  desk = await openBlockDesk(nelly, 1)
  pool = await poolOf(nelly.parts.db, desk.vehicle)
  airport = await addLanding(nelly.parts, desk.ana)
})

const facts = async () => (await desk.call('GET', `/pools/${pool}/facts`)).json()
const offer = (fields: object = {}, who = desk.ana) =>
  desk.call(
    'POST',
    '/vehicle',
    {
      ...{ id_landing: airport, id_pool: pool, name: 'Kia Rio', description: 'At the airport', price: 52 },
      ...{ luggage: 2, people: 4, type_of_car: 'sedan', transmision: 'manual' },
      ...fields,
    },
    who,
  )

// Rule of "Entities and their fields": server/features/pools/pool-facts.ts, server/features/vehicles/pool-to-offer.ts
test('cars are offered on another landing with their facts, and never rented twice', async () => {
  await addPicture(nelly.parts, desk.vehicle, 1)
  const known = await facts()
  expect(known).toMatchObject({ name: 'Kia Rio', units: 1, specialFeatures: [] })
  const [first, second] = known.pictures
  const made = await offer({ image_ids: [second.id, first.id] })
  expect(made.statusCode, made.body).toBe(201)
  expect(made.json()).toMatchObject({
    units: 1,
    images: [{ path_images: second.path }, { path_images: first.path }],
    also_offered: [{ vehicle: 'Kia Rio' }],
  })
  expect(await poolOf(nelly.parts.db, made.json().id)).toBe(pool)
  const here = { landing: airport, vehicle: made.json().id }
  expect((await desk.book('10 10:00', '12 10:00')).statusCode).toBe(201)
  const twice = await send(nelly.app, booking(here.landing, here.vehicle, from('11 10:00', '13 10:00')))
  expect(twice.json()).toMatchObject({ code: 'vehicle-not-available' })
  // Its pictures are those of both, until both are gone.
  await desk.call('DELETE', `/vehicle/${desk.vehicle}`)
  expect((await facts()).pictures).toHaveLength(2)
})

test('cars that nothing offers any more are known as they were, without pictures, and offered again', async () => {
  await desk.call('DELETE', `/vehicle/${desk.vehicle}`)
  expect(await facts()).toMatchObject({ name: 'Kia Rio', pictures: [] })
  expect((await offer()).json()).toMatchObject({ code: 'images-missing' })
  const made = await madeVehicle(nelly, desk.ana, airport, { id_pool: pool, units: 7 })
  expect(made).toMatchObject({ units: 1, images: [{ width: 640 }] })
  expect(await poolOf(nelly.parts.db, made.id)).toBe(pool)
})

test('pools of others and of another zone are not offered, nor pictures of other cars', async () => {
  const luis = await signedInOwner(nelly)
  expect((await desk.call('GET', `/pools/${pool}/facts`, undefined, luis)).statusCode).toBe(404)
  const [{ id: picture }] = (await facts()).pictures
  const [his, madrid] = [
    await addLanding(nelly.parts, luis),
    await addLanding(nelly.parts, desk.ana, { timezone: 'Europe/Madrid' }),
  ]
  const other = await openBlockDesk(nelly)
  const [{ id: another }] = (
    await desk.call(
      'GET',
      `/pools/${await poolOf(nelly.parts.db, other.vehicle)}/facts`,
      undefined,
      other.ana,
    )
  ).json().pictures
  const codes = [
    await offer({ id_landing: his, image_ids: [picture] }, luis),
    await offer({ id_landing: madrid, image_ids: [picture] }),
    await offer({ image_ids: [another] }),
    await offer({ id_pool: undefined, image_ids: [picture] }),
  ].map((answer) => answer.json().code)
  expect(codes).toEqual(['pool-not-found', 'pools-zones-differ', 'image-not-found', 'image-not-found'])
})
