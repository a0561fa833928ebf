import { useMemo } from 'react'
import { useAddress } from '../../ui/use-address.ts'
import { addressWith, type ListWish, wishIn } from './list-wish.ts'

/**
 * What the list is asked for, kept in the address so that it survives a reload and can be shared. Whatever is changed, the
 * first page is shown, unless another one is asked for.
 */
export function useListWish(): [ListWish, (change: Partial<ListWish>) => void] {
  const [address, rewrite] = useAddress()
  const wish = useMemo(() => wishIn(address), [address])
  const change = (changed: Partial<ListWish>) =>
    rewrite((current) => addressWith({ ...wishIn(current), page: 1, ...changed }, current))
  return [wish, change]
}
