import { saying, useAddress } from '../ui/use-address.ts'
import { UNIT_STATES, type UnitFilter } from './unit-filter.ts'

/** The filter in the address. */
export function useUnitFilter(): [
  Pick<UnitFilter, 'search' | 'state'>,
  (change: Partial<Pick<UnitFilter, 'search' | 'state'>>) => void,
] {
  const [address, change] = useAddress()
  const filter = {
    search: address.get('search') ?? '',
    state: UNIT_STATES.find((state) => state === address.get('state')),
  }
  return [
    filter,
    (changed) => {
      const { search, state } = { ...filter, ...changed }
      change(saying({ search: search || undefined, state }))
    },
  ]
}
