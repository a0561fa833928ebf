import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/owned-vehicle'
import { duplicateVehicle } from '@nelly/contract/vehicles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { vehiclesChanged } from './use-vehicles.ts'

/** Adds a copy of a vehicle, with its pictures and without its reservations, and offers to open it. */
export function useDuplicateVehicle(onOpen: (copy: OwnedVehicle) => void) {
  const say = useWords('vehicles')
  const toasts = useToasts()
  const client = useQueryClient()
  const copying = useMutation({
    mutationFn: async ({ landingId, id }: OwnedVehicle) =>
      ownedVehicle(await callApi(duplicateVehicle, { params: { landingId, vehicleId: id } })),
    onSuccess: async (copy) => {
      await vehiclesChanged(client, copy.landingId)
      toasts.offering(say('duplicated', { name: copy.name }), say('openCopy'), () => onOpen(copy))
    },
    onError: () => toasts.failed(say('duplicateFailed')),
  })
  return (vehicle: OwnedVehicle) => {
    if (!copying.isPending) copying.mutate(vehicle)
  }
}
