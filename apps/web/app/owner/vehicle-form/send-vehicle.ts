import {
  newVehicleBody,
  type SettledDraft,
  type TypedIn,
  vehicleBody,
} from '@nelly/contract/specified/vehicle-draft'
import { createVehicle, updateVehicle, type VehicleAnswer } from '@nelly/contract/specified/vehicles'
import { pick } from '@nelly/domain/pick'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import type { Edit } from '../forms/edit/use-edit.ts'
import { callApi } from '../session/call.ts'
import { type FormPicture, filesOf, orderToAskFor, storedIdsOf, withOwnIds } from './pictures.ts'

/** A vehicle's form with its pictures. */
export interface VehicleEdit extends SettledDraft {
  pictures: readonly FormPicture[]
}

interface VehicleToSend extends Edit<VehicleEdit> {
  landingId: number
  typed: TypedIn
  /** The vehicle to edit; undefined for a new one. */
  vehicleId: number | undefined
  /** The pool that a new one offers; undefined for cars of its own. */
  poolId: number | undefined
  onProgress: (share: number) => void
}

/** What failed after the vehicle itself was stored. */
type LeftUndone = 'features' | 'order'

export interface SentVehicle extends VehicleAnswer {
  undone: readonly LeftUndone[]
}

/**
 * Adds or edits a vehicle, and then sends what one request can't: its features, and new pictures before stored ones.
 */
export async function sendVehicle(vehicle: VehicleToSend): Promise<SentVehicle> {
  const { landingId, values } = vehicle
  let stored = await (vehicle.vehicleId === undefined ? added(vehicle) : changed(vehicle, vehicle.vehicleId))
  const undone: LeftUndone[] = []
  const then = async (done: LeftUndone, fields: Parameters<typeof vehicleBody>[0]) => {
    const params = { landingId, vehicleId: stored.id }
    try {
      stored = await callApi(updateVehicle, {
        params,
        body: { ...vehicleBody(fields), revision: stored.revision },
      })
    } catch {
      undone.push(done)
    }
  }
  if (vehicle.vehicleId === undefined && values.specialFeatures.length > 0)
    await then('features', pick(values, ['specialFeatures']))
  const ids = stored.images.map(({ id }) => id)
  const pictures = vehicle.vehicleId === undefined ? withOwnIds(values.pictures, ids) : values.pictures
  const order = orderToAskFor(pictures, ids)
  if (order) await then('order', { pictures: order })
  return { ...stored, undone }
}

const added = ({ landingId, typed, poolId, values, onProgress }: VehicleToSend) =>
  callApi(createVehicle, {
    body: newVehicleBody(
      { id: landingId, ...typed },
      values,
      poolId === undefined ? undefined : { poolId, pictures: storedIdsOf(values.pictures) },
    ),
    files: { images: filesOf(values.pictures) },
    onProgress,
  })

function changed({ landingId, values, stored, onProgress }: VehicleToSend, vehicleId: number) {
  const { pictures, ...fields } = changedFields(values, stored.values) ?? {}
  return callApi(updateVehicle, {
    params: { landingId, vehicleId },
    body: {
      ...vehicleBody({ ...fields, ...(pictures && { pictures: storedIdsOf(pictures) }) }),
      revision: stored.revision,
    },
    files: { images: filesOf(values.pictures) },
    onProgress,
  })
}
