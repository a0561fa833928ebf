import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import { readConfig } from '../../../src/config.ts'
import { addOwner } from '../../../src/features/accounts/add-owner.ts'
import { vehiclePictures } from '../../../src/platform/db/schema.ts'
import { startSession } from '../../../src/platform/http/session-store.ts'
import { openStores } from '../../../src/platform/open-stores.ts'
import { plainPicture } from '../pictures.ts'
import { addLanding, addVehicle, poolOf } from '../rental.ts'

/** A vehicle of a landing, by the pool that it offers. */
export interface Offer {
  landing: LandingId
  vehicle: VehicleId
  pool: number
}

/** An operator with a published landing whose vehicles can be booked, for load tests. */
export interface RentalHouse {
  owner: PersonId
  email: string
  password: string
  token: string
  landing: LandingId
  /** The landing's address below the origin. */
  name: string
  /** Those that are booked. */
  vehicles: VehicleId[]
  /** The same, and on another landing the vehicles that offer their units too. */
  offers: Offer[]
  /** Those whose names and pictures are changed. */
  edited: VehicleId[]
}

/** Creates one by the variables, with no server running; `vehicles` of `units` each. */
export async function makeRentalHouse(
  env: Record<string, string>,
  { vehicles = 4, units = 3, edited = 2 } = {},
): Promise<RentalHouse> {
  const stores = await openStores(readConfig(env))
  if (!stores) throw new Error('the folder is held by another process')
  const parts = { db: stores.db, now: () => new Date() }
  const login = { email: 'sol@example.com', password: 'a good password' }
  const owner = await addOwner(stores.db, { ...login, name: 'Sol' }, new Date())
  if (!owner.ok) throw new Error(owner.refusal)
  await stores.files.put('logos/sun.png', await plainPicture(250, 80, { format: 'png' }))
  const name = 'sun-cars'
  const landing = await addLanding(parts, owner.value, { name })
  const add = async (count: number) => {
    const added: VehicleId[] = []
    while (added.length < count) added.push(await addVehicle(parts, landing, { units }))
    return added
  }
  const house = { vehicles: await add(vehicles), edited: await add(edited) }
  const other = await addLanding(parts, owner.value, { name: `${name}-airport` })
  const offers: Offer[] = []
  for (const vehicle of house.vehicles) {
    const pool = await poolOf(stores.db, vehicle)
    const twin = await addVehicle(parts, other, { poolId: pool })
    offers.push({ landing, vehicle, pool }, { landing: other, vehicle: twin, pool })
  }
  // An owner can't change a vehicle without a picture.
  for (const vehicleId of house.edited) {
    const path = `vehicles/first-of-${vehicleId}/picture.jpg`
    await stores.files.put(path, await plainPicture(240, 160))
    const picture = { path, width: 240, height: 160, sources: [] }
    await stores.db.insert(vehiclePictures).values({ vehicleId, position: 0, picture, createdAt: new Date() })
  }
  const { token } = await startSession(
    stores.db,
    { person: owner.value.id, account: owner.value.account },
    new Date(),
  )
  await stores.close()
  return { owner: owner.value.id, ...login, token, landing, name, offers, ...house }
}
