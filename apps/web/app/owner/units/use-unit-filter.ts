import { UNIT_STATES, type UnitState } from '@nelly/contract/units'
import { saying, useAddress } from '../ui/use-address.ts'

/** What the list of units is narrowed to, and its page. */
interface UnitFilter {
  readonly search: string
  readonly state: UnitState | undefined
  readonly page: number
}

/** The filter in the address. Any change returns to the first page, unless it selects a page. */
export function useUnitFilter() {
  const [address, change] = useAddress()
  const filter: UnitFilter = {
    search: address.get('search') ?? '',
    state: UNIT_STATES.find((state) => state === address.get('state')),
    page: Math.max(1, Math.floor(Number(address.get('page'))) || 1),
  }
  const narrow = ({ search, ...narrowed }: Partial<Pick<UnitFilter, 'search' | 'state'>>) =>
    change(
      saying({ ...narrowed, ...(search !== undefined && { search: search || undefined }), page: undefined }),
    )
  const goTo = (page: number) => change(saying({ page: page === 1 ? undefined : page }), { replace: false })
  return { filter, narrow, goTo }
}
