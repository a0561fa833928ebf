import {
  chosenFeaturesBody,
  newVehicleBody,
  type OwnedVehicle,
  VEHICLE_DRAFT_FIELDS,
  type VehicleDraft,
  vehicleChangesBody,
} from '@nelly/contract/owned-vehicle'
import { createVehicle, updateVehicle } from '@nelly/contract/vehicles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toldBy } from '../forms/told-by.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { vehiclesChanged } from '../vehicles/use-vehicles.ts'
import { useWords } from '../words/use-words.ts'
import { type FormPicture, filesOf, keptOf } from './pictures.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

interface Saving {
  landingId: number
  /** The vehicle to change; none adds one. */
  vehicle: OwnedVehicle | undefined
  state: VehicleFormState
  onSaved: () => void
  /** Told once the fields at fault are marked. */
  onRefused: () => void
}

/** Sends a vehicle with its pictures and tells how much has left. A refusal leaves all that was typed. */
export function useSaveVehicle({ landingId, vehicle, state, onSaved, onRefused }: Saving) {
  const say = useWords('vehicles')
  const form = useWords('vehicleForm')
  const toasts = useToasts()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number>()
  /** The vehicle exists by now: that its features failed is told, and nothing is sent a second time. */
  const giveFeatures = async (vehicleId: number, draft: VehicleDraft) => {
    if (draft.specialFeatures.length === 0) return
    const given = { params: { landingId, vehicleId }, body: chosenFeaturesBody(draft) }
    await callApi(updateVehicle, given).catch(() => toasts.failed(form('specialFeaturesNotAttached')))
  }
  const saving = useMutation({
    mutationFn: async ({ draft, pictures }: { draft: VehicleDraft; pictures: readonly FormPicture[] }) => {
      const sent = { files: { images: filesOf(pictures) }, onProgress: setProgress }
      await (vehicle
        ? callApi(updateVehicle, {
            params: { landingId, vehicleId: vehicle.id },
            body: vehicleChangesBody(draft, keptOf(pictures)),
            ...sent,
          })
        : callApi(createVehicle, { body: newVehicleBody(landingId, draft), ...sent }).then(({ id }) =>
            giveFeatures(id, draft),
          ))
    },
    onSuccess: async () => {
      await vehiclesChanged(client, landingId)
      toasts.done(vehicle ? say('updated') : say('added'))
      onSaved()
    },
    onError: (problem) => {
      state.tell(toldBy(problem, VEHICLE_DRAFT_FIELDS))
      onRefused()
    },
    onSettled: () => setProgress(undefined),
  })
  return {
    save: () => saving.mutate({ draft: state.form.getValues(), pictures: state.pictures }),
    pending: saving.isPending,
    /** 0 to 1 while files are under way. */
    progress,
    failure: saving.isError ? say('sendFailed') : undefined,
  }
}
