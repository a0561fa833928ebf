import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/owned-vehicle'
import { duplicateVehicle } from '@nelly/contract/vehicles'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Adds a copy of a vehicle, with its pictures and without its reservations, and offers to open it. */
export function useDuplicateVehicle(onOpen: (copy: OwnedVehicle) => void) {
  const say = useWords('vehicles')
  const toasts = useToasts()
  const client = useQueryClient()
  const copying = useGuardedMutation({
    runAgain: 'after-double-click',
    mutationFn: async ({ landingId, id }: OwnedVehicle) =>
      ownedVehicle(await callApi(duplicateVehicle, { params: { landingId, vehicleId: id } })),
    onSuccess: async (copy) => {
      await invalidate(client, 'vehicles')
      toasts.offering(say('duplicated', { name: copy.name }), say('openCopy'), () => onOpen(copy))
    },
    onError: () => toasts.failed(say('duplicateFailed')),
  })
  return (vehicle: OwnedVehicle) => copying.mutate(vehicle)
}
