import { useSearchParams } from 'react-router'

/** The section or own page that is open, by its identifier, which is in the address. */
export function useOpenPart(): { opened: string | undefined; open: (id: string | undefined) => void } {
  const [search, setSearch] = useSearchParams()
  return {
    opened: search.get('open') ?? undefined,
    open: (id) =>
      setSearch(id === undefined ? {} : { open: id }, { replace: true, preventScrollReset: true }),
  }
}
