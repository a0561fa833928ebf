import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLanding as createLandingCall } from '@nelly/contract/landings'
import { addLocation } from '@nelly/contract/locations'
import { createVehicle as createVehicleCall } from '@nelly/contract/vehicles'
import type { LandingId, OwnerId, VehicleId } from '@nelly/domain/ids'
import { isAutomatic } from '@nelly/domain/vehicle-options'
import { createLanding } from '../../features/landings/create-landing.ts'
import { locationsOf } from '../../features/locations/location-store.ts'
import { createVehicle } from '../../features/vehicles/create-vehicle.ts'
import type { Upload } from '../../http/upload.ts'
import type { PictureParts } from '../../pictures/stored-files.ts'
import { accepted } from './accepted.ts'
import type { DemoBusiness, DemoVehicle } from './demo-business.ts'
import { logoPicture } from './pictures/logo-picture.ts'

/** A business that is there but not yet published. */
export interface AddedBusiness {
  business: DemoBusiness
  landing: LandingId
  /** Where its clocks hang. */
  timezone: string
  /** Its vehicles by their names. */
  vehicles: ReadonlyMap<string, VehicleId>
}

/**
 * Adds a business as a draft: its landing with a drawn logo, its locations and its vehicles. `picturesOf` gives the files with
 * a vehicle's pictures once they are drawn; `folder` is for the logo.
 */
export async function addBusiness(
  parts: PictureParts,
  owner: OwnerId,
  business: DemoBusiness,
  { folder, picturesOf }: { folder: string; picturesOf(vehicle: DemoVehicle): Promise<string[]> },
): Promise<AddedBusiness> {
  const { id, timezone } = await addLanding(parts, owner, business, folder)
  const landing = id as LandingId
  await addLocations(parts, owner, landing, business)
  const vehicles = new Map<string, VehicleId>()
  for (const vehicle of business.vehicles) {
    const images = await Promise.all((await picturesOf(vehicle)).map((path) => uploadOf('images', path)))
    const added = accepted(await createVehicle(parts, owner, vehicleAsked(landing, vehicle), images))
    vehicles.set(vehicle.name, added.id as VehicleId)
  }
  return { business, landing, timezone, vehicles }
}

async function addLanding(
  parts: PictureParts,
  owner: OwnerId,
  { name, mark, colours, language }: DemoBusiness,
  folder: string,
) {
  const path = join(folder, 'logo.svg')
  await writeFile(path, logoPicture({ name, mark, ...colours }))
  const asked = createLandingCall.body.parse({
    id_users_landing: owner,
    name,
    color_primary: colours.primary,
    color_secondary: colours.secondary,
    default_language: language,
  })
  return accepted(await createLanding(parts, owner, asked, await uploadOf('logo', path)))
}

async function addLocations(
  { db, now }: PictureParts,
  owner: OwnerId,
  landing: LandingId,
  { locations }: DemoBusiness,
): Promise<void> {
  for (const { pickup, return: back } of locations) {
    const asked = addLocation.body.parse({ place_of_departure: pickup, arrival_place: back })
    const places = { pickupPlace: asked.place_of_departure, returnPlace: asked.arrival_place }
    await locationsOf(owner, db).add(landing, places, now())
  }
}

const vehicleAsked = (landing: LandingId, vehicle: DemoVehicle) =>
  createVehicleCall.body.parse({
    id_landing: landing,
    name: vehicle.name,
    description: vehicle.description,
    price: vehicle.pricePerDay,
    luggage: vehicle.luggage,
    people: vehicle.seats,
    type_of_car: vehicle.type,
    transmision: vehicle.transmission,
    brand: vehicle.brand,
    features: vehicle.features,
    commissions: vehicle.commissionPercent,
    units: vehicle.units,
    automatic: isAutomatic(vehicle.transmission),
    ...Object.fromEntries(vehicle.equipment.map((item) => [item, true])),
  })

const uploadOf = async (field: string, path: string): Promise<Upload> => ({
  field,
  path,
  size: (await stat(path)).size,
})
