import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { duplicateVehicle } from '@nelly/contract/vehicles/duplicate-vehicle'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Adds a copy of a vehicle, with its pictures and without its reservations, and offers to open it. */
export function useDuplicateVehicle(onOpen: (copy: OwnedVehicle) => void) {
  const t = useWords('vehicles')
  const toasts = useToasts()
  const copying = useAction({
    runAgain: 'after-double-click',
    run: async ({ landingId, id }: OwnedVehicle) =>
      ownedVehicle(await callApi(duplicateVehicle, { params: { landingId, vehicleId: id } })),
    subject: 'vehicles',
    onDone: (copy) =>
      toasts.offering(t('duplicated', { name: copy.name }), t('openCopy'), () => onOpen(copy)),
    failed: t('duplicateFailed'),
  })
  return (vehicle: OwnedVehicle) => copying.mutate(vehicle)
}
