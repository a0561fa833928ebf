import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { duplicateVehicle } from '@nelly/contract/vehicles/duplicate-vehicle'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ask } from '../ui/question/open-question.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/**
 * Asks whether a copy of a vehicle is of other cars of the same kind or of the same cars, adds it with its pictures and without its
 * reservations, and offers to open it.
 */
export function useDuplicateVehicle(onOpen: (copy: OwnedVehicle) => void) {
  const t = useWords('vehicles')
  const common = useWords('common')
  const toasts = useToasts()
  const copying = useAction({
    runAgain: 'after-double-click',
    run: async ({ vehicle: { landingId, id }, isSamePool }: { vehicle: OwnedVehicle; isSamePool: boolean }) =>
      ownedVehicle(
        await callApi(duplicateVehicle, { params: { landingId, vehicleId: id }, body: { isSamePool } }),
      ),
    subject: 'vehicles',
    onDone: (copy) =>
      toasts.offering(t('duplicated', { name: copy.name }), t('openCopy'), () => onOpen(copy)),
    failed: t('duplicateFailed'),
  })
  return (vehicle: OwnedVehicle) =>
    ask({
      title: t('duplicateNamed', { name: vehicle.name }),
      question: t('duplicateQuestion'),
      hint: t('duplicateHint'),
      confirm: t('otherCars'),
      cancel: common('cancel'),
      instead: { label: t('sameCars'), onPress: () => copying.mutate({ vehicle, isSamePool: true }) },
      onConfirm: () => copying.mutate({ vehicle, isSamePool: false }),
    })
}
