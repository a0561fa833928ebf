import { type OwnedVehicle, VEHICLE_DRAFT_FIELDS } from '@nelly/contract/owned-vehicle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toldBy } from '../forms/told-by.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { vehiclesChanged } from '../vehicles/use-vehicles.ts'
import { useWords } from '../words/use-words.ts'
import { sendVehicle } from './send-vehicle.ts'
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

const UNDONE = { features: 'specialFeaturesNotAttached', order: 'orderNotKept' } as const

/** Sends a vehicle with its pictures and tells how much has left. A refusal leaves all that was typed. */
export function useSaveVehicle({ landingId, vehicle, state, onSaved, onRefused }: Saving) {
  const say = useWords('vehicles')
  const form = useWords('vehicleForm')
  const toasts = useToasts()
  const client = useQueryClient()
  const [progress, setProgress] = useState(0)
  const saving = useMutation({
    mutationFn: () =>
      sendVehicle({
        landingId,
        vehicleId: vehicle?.id,
        draft: state.form.getValues(),
        pictures: state.pictures.all,
        onProgress: setProgress,
      }),
    onMutate: () => setProgress(0),
    onSuccess: async (undone) => {
      await vehiclesChanged(client, landingId)
      toasts.done(vehicle ? say('updated') : say('added'))
      for (const one of undone) toasts.failed(form(UNDONE[one]))
      onSaved()
    },
    onError: (problem) => {
      state.tell(toldBy(problem, VEHICLE_DRAFT_FIELDS))
      onRefused()
    },
  })
  return {
    save: () => saving.mutate(),
    pending: saving.isPending,
    /** 0 to 1 of the pictures' bytes that have left; undefined while nothing is sent. */
    progress: saving.isPending ? progress : undefined,
    failure: saving.isError ? say('sendFailed') : undefined,
  }
}
