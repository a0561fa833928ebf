import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { deleteVehicle } from '@nelly/contract/vehicles'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a vehicle. */
export function useDeleteVehicle() {
  const say = useWords('vehicles')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useGuardedMutation({
    mutationFn: ({ landingId, id }: OwnedVehicle) =>
      callApi(deleteVehicle, { params: { landingId, vehicleId: id } }),
    onSuccess: () => toasts.done(say('deleted')),
    onError: () => toasts.failed(say('deleteFailed')),
    onSettled: () => invalidate(client, 'vehicles'),
  })
  return (vehicle: OwnedVehicle) =>
    ask({
      title: say('deleteTitle', { name: vehicle.name }),
      question: say('deleteQuestion'),
      hint: say('deleteHint', { count: vehicle.comingReservations }),
      onConfirm: () => remove.mutate(vehicle),
    })
}
