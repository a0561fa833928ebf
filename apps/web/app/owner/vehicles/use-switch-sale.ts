import { vehicleBody } from '@nelly/contract/specified/vehicle-draft'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { updateVehicle } from '@nelly/contract/specified/vehicles'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** Takes a vehicle off sale, or puts it on sale where it is not, and offers to undo that. */
export function useSwitchSale() {
  const t = useWords('vehicles')
  const switching = useAction({
    run: ({ landingId, id, isOnSale }: Pick<OwnedVehicle, 'landingId' | 'id' | 'name' | 'isOnSale'>) =>
      callApi(updateVehicle, { params: { landingId, vehicleId: id }, body: vehicleBody({ isOnSale }) }),
    subject: 'vehicles',
    done: (_, { name, isOnSale }) => t(isOnSale ? 'nowShown' : 'nowHidden', { name }),
    undo: (_, wanted) => ({ ...wanted, isOnSale: !wanted.isOnSale }),
    failed: t('switchFailed'),
  })
  return ({ landingId, id, name, isOnSale }: OwnedVehicle) =>
    switching.mutate({ landingId, id, name, isOnSale: !isOnSale })
}
