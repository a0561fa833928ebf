import { type OwnedVehicle, saleBody } from '@nelly/contract/owned-vehicle'
import { updateVehicle } from '@nelly/contract/vehicles'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Takes a vehicle off sale, or puts it on sale where it is not, and offers to undo that. */
export function useSwitchSale() {
  const say = useWords('vehicles')
  const toasts = useToasts()
  const client = useQueryClient()
  const switching = useGuardedMutation({
    mutationFn: ({ landingId, id, isOnSale }: Pick<OwnedVehicle, 'landingId' | 'id' | 'name' | 'isOnSale'>) =>
      callApi(updateVehicle, { params: { landingId, vehicleId: id }, body: saleBody(isOnSale) }),
    onSuccess: (_, wanted) => {
      const { name, isOnSale } = wanted
      toasts.undoable(isOnSale ? say('nowShown', { name }) : say('nowHidden', { name }), () =>
        switching.mutate({ ...wanted, isOnSale: !isOnSale }),
      )
    },
    onError: () => toasts.failed(say('switchFailed')),
    onSettled: () => invalidate(client, 'vehicles'),
  })
  return ({ landingId, id, name, isOnSale }: OwnedVehicle) =>
    switching.mutate({ landingId, id, name, isOnSale: !isOnSale })
}
