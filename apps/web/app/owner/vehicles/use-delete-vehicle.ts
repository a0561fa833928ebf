import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { deleteVehicle } from '@nelly/contract/vehicles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { vehiclesChanged } from './use-vehicles.ts'

/** Asks and then deletes a vehicle. */
export function useDeleteVehicle() {
  const say = useWords('vehicles')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ landingId, id }: OwnedVehicle) =>
      callApi(deleteVehicle, { params: { landingId, vehicleId: id } }),
    onSuccess: () => toasts.done(say('deleted')),
    onError: () => toasts.failed(say('deleteFailed')),
    onSettled: (_answer, _problem, { landingId }) => vehiclesChanged(client, landingId),
  })
  return (vehicle: OwnedVehicle) =>
    ask({
      title: say('deleteTitle', { name: vehicle.name }),
      question: say('deleteQuestion'),
      hint: say('deleteHint', { count: vehicle.comingReservations }),
      onConfirm: () => remove.mutate(vehicle),
    })
}
