import { useMemo } from 'react'
import { useAddress } from '../../ui/use-address.ts'
import { addressWith, filterFrom, type ListFilter } from './list-filter.ts'

/**
 * The filter of the list, stored in the address so that it survives a reload and can be shared. Any change returns to
 * the first page, unless it selects a page.
 */
export function useListFilter(): [ListFilter, (change: Partial<ListFilter>) => void] {
  const [address, rewrite] = useAddress()
  const filter = useMemo(() => filterFrom(address), [address])
  const change = (changed: Partial<ListFilter>) =>
    rewrite((current) => addressWith({ ...filterFrom(current), page: 1, ...changed }, current))
  return [filter, change]
}
