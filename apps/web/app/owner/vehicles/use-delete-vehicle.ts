import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { deleteVehicle } from '@nelly/contract/specified/vehicles'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a vehicle. */
export function useDeleteVehicle() {
  const t = useWords('vehicles')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ landingId, id }: OwnedVehicle) =>
      callApi(deleteVehicle, { params: { landingId, vehicleId: id } }),
    done: () => t('deleted'),
    failed: t('deleteFailed'),
    subject: 'vehicles',
  })
  return (vehicle: OwnedVehicle) =>
    ask({
      title: t('deleteTitle', { name: vehicle.name }),
      question: t('deleteQuestion'),
      hint: t('deleteHint', { count: vehicle.comingReservations }),
      onConfirm: () => remove.mutate(vehicle),
    })
}
