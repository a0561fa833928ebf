import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/owned-vehicle'
import {
  chosenFeaturesBody,
  newVehicleBody,
  pictureOrderBody,
  type TypedIn,
  type VehicleDraft,
  type VehicleEdit,
  vehicleEditBody,
} from '@nelly/contract/vehicle-draft'
import { createVehicle, updateVehicle } from '@nelly/contract/vehicles'
import { callApi } from '../session/call.ts'
import { type FormPicture, filesOf, orderToAskFor, storedIdsOf } from './pictures.ts'

interface VehicleToSend {
  landingId: number
  typed: TypedIn
  /** The vehicle to edit; undefined for a new one. */
  vehicleId: number | undefined
  draft: VehicleDraft
  /** The initial values; only what differs from them is sent. */
  read: VehicleEdit
  pictures: readonly FormPicture[]
  onProgress: (share: number) => void
}

/** What failed after the vehicle itself was stored. */
export type LeftUndone = 'features' | 'order'

/**
 * Adds or edits a vehicle, and then sends what one request can't: its features, and new pictures before stored ones.
 */
export async function sendVehicle(vehicle: VehicleToSend): Promise<LeftUndone[]> {
  const stored = ownedVehicle(
    await (vehicle.vehicleId === undefined ? added(vehicle) : changed(vehicle, vehicle.vehicleId)),
  )
  const undone: LeftUndone[] = []
  const then = (done: LeftUndone, body: Parameters<typeof finish>[1]) =>
    finish(stored, body).catch(() => undone.push(done))
  if (vehicle.vehicleId === undefined && vehicle.draft.specialFeatures.length > 0) {
    await then('features', chosenFeaturesBody(vehicle.draft))
  }
  const answered = stored.pictures.map(({ id }) => id)
  const order = orderToAskFor(vehicle.pictures, answered)
  if (order) await then('order', pictureOrderBody(order, answered))
  return undone
}

const added = ({ landingId, typed, draft, pictures, onProgress }: VehicleToSend) =>
  callApi(createVehicle, {
    body: newVehicleBody({ id: landingId, ...typed }, draft),
    files: { images: filesOf(pictures) },
    onProgress,
  })

const changed = (
  { landingId, typed, draft, read, pictures, onProgress }: VehicleToSend,
  vehicleId: number,
) => {
  const files = filesOf(pictures)
  return callApi(updateVehicle, {
    params: { landingId, vehicleId },
    body: vehicleEditBody({ draft, pictures: storedIdsOf(pictures) }, read, {
      ...typed,
      hasNewPictures: files.length > 0,
    }),
    files: { images: files },
    onProgress,
  })
}

const finish = (
  { id, landingId }: OwnedVehicle,
  body: ReturnType<typeof chosenFeaturesBody> | ReturnType<typeof pictureOrderBody>,
) => callApi(updateVehicle, { params: { landingId, vehicleId: id }, body })
