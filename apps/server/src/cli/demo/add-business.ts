import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { newLandingBody } from '@nelly/contract/specified/landing-mapper'
import { createLanding as createLandingCall } from '@nelly/contract/specified/landings'
import { newLocationBody } from '@nelly/contract/specified/location-mapper'
import { addLocation as addLocationCall } from '@nelly/contract/specified/locations'
import { EMPTY_VEHICLE, equipped, newVehicleBody } from '@nelly/contract/specified/vehicle-draft'
import { createVehicle as createVehicleCall } from '@nelly/contract/specified/vehicles'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { holidaysFrom, withHolidays } from '@nelly/domain/places/dominican-holidays'
import { bySystem } from '@nelly/domain/reservations/actor'
import { isAutomatic } from '@nelly/domain/vehicles/vehicle-options'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { AddedOwner } from '../../features/accounts/add-owner.ts'
import { createLanding } from '../../features/landings/create-landing.ts'
import { addLocation } from '../../features/places/add-location.ts'
import { addPlace } from '../../features/places/add-place.ts'
import { createVehicle } from '../../features/vehicles/create-vehicle.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { accepted, unchanged } from './accepted.ts'
import { DEMO_FOLDER, type DemoBusiness, type DemoVehicle } from './demo-business.ts'

/** A business that exists but is not published. */
export interface AddedBusiness {
  business: DemoBusiness
  landing: LandingId
  /** Its time zone. */
  timezone: string
  /** Its vehicles by their names. */
  vehicles: ReadonlyMap<string, VehicleId>
}

/**
 * Adds a business as a draft: its landing with its logo, its places and its vehicles. `report` is called before each
 * vehicle.
 */
export async function addBusiness(
  parts: PictureParts,
  operator: AddedOwner,
  business: DemoBusiness,
  report: (vehicle: DemoVehicle) => void,
): Promise<AddedBusiness> {
  const { id, timezone, currency } = await addLanding(parts, operator, business)
  const landing = id as LandingId
  await addPlaces(parts, operator.account, { landing, timezone }, business)
  const vehicles = new Map<string, VehicleId>()
  for (const vehicle of business.vehicles) {
    report(vehicle)
    const images = await Promise.all(vehicle.pictures.map((file) => uploadOf('images', business, file)))
    const input = newVehicle({ id: landing, currency }, vehicle)
    const added = accepted(await createVehicle(parts, bySystem(operator.account), input, images, unchanged))
    vehicles.set(vehicle.name, added.id as VehicleId)
  }
  return { business, landing, timezone, vehicles }
}

async function addLanding(parts: PictureParts, operator: AddedOwner, business: DemoBusiness) {
  const { name, colours, language } = business
  const input = createLandingCall.body.parse(newLandingBody(operator.id, { name, ...colours, language }))
  const logo = await uploadOf('logo', business, 'logo.svg')
  return accepted(await createLanding(parts, bySystem(operator.account), input, logo, unchanged))
}

async function addPlaces(
  { db, now }: PictureParts,
  account: AccountId,
  { landing, timezone }: Pick<AddedBusiness, 'landing' | 'timezone'>,
  { places, locations, language }: DemoBusiness,
): Promise<void> {
  const system = bySystem(account)
  const holidays = holidaysFrom(dateOf(wallClockIn(timezone, now())))
  const closed = withHolidays([], holidays, { hours: [], language }).map((day) => ({ ...day, hours: [] }))
  for (const place of places) {
    // What is offered there follows from the pairs.
    const offered = { isPickup: false, isReturn: false }
    const fields = { ...place, ...offered, exceptions: place.hours ? closed : [] }
    accepted(await addPlace(db, system, landing, { fields, now: now() }, unchanged))
  }
  for (const { pickup, return: back } of locations) {
    const pair = addLocationCall.body.parse(newLocationBody({ pickupPlace: pickup, returnPlace: back }))
    accepted(await addLocation(db, system, landing, { pair, now: now() }, unchanged))
  }
}

const newVehicle = (landing: Parameters<typeof newVehicleBody>[0], vehicle: DemoVehicle) =>
  createVehicleCall.body.parse(
    newVehicleBody(landing, {
      ...EMPTY_VEHICLE,
      ...vehicle,
      specialFeatures: [],
      ...equipped([...vehicle.equipment, ...(isAutomatic(vehicle.transmission) ? ['automatic'] : [])]),
    }),
  )

async function uploadOf(field: string, { folder }: DemoBusiness, file: string): Promise<Upload> {
  const path = fileURLToPath(new URL(`${folder}/${file}`, DEMO_FOLDER))
  return { field, path, size: (await stat(path)).size }
}
