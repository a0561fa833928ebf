import { listAudit } from '@nelly/contract/audit/audit'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { HOME_TIMEZONE, parseCalendarDate } from '@nelly/domain/wall-clock'
import { useQuery } from '@tanstack/react-query'
import { useLandings } from '../landing/use-landings.ts'
import { pageQuery } from '../session/call-query.ts'
import { saying, useAddress } from '../ui/use-address.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** What is listed, as the address and the call say it. */
export interface ActivityFilter {
  readonly person?: string | undefined
  /** As `vehicle` or `vehicle:12`. */
  readonly thing?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The filter of the address. Any change of it returns to the first page. */
export function useActivityFilter() {
  const [address, rewrite] = useAddress()
  const word = (name: string) => address.get(name) || undefined
  const day = (name: string) => {
    const typed = word(name)
    return typed && parseCalendarDate(typed).ok ? typed : undefined
  }
  const filter: ActivityFilter = {
    person: word('person'),
    thing: word('thing'),
    from: day('from'),
    to: day('to'),
  }
  return {
    filter,
    change: (changed: ActivityFilter) => rewrite(saying({ page: undefined, ...changed })),
  }
}

/** The filter as a query of the call; the server checks it. */
export const queryOf = ({ person, ...filter }: ActivityFilter) => ({
  ...filter,
  person: person === undefined ? undefined : Number(person),
})

/** A page of who did what, the newest first. */
export const useActivityPage = (filter: ActivityFilter, page: number) =>
  useQuery(
    pageQuery(['audit', filter, page], listAudit, {
      query: { ...queryOf(filter), page, [PAGE_SIZE]: PER_PAGE },
    }),
  )

/** The zone in which the days of the list begin: that of the first landing. */
export function useTimezone(): string {
  const { data = [] } = useLandings()
  return data.toSorted((one, other) => one.id - other.id)[0]?.timezone ?? HOME_TIMEZONE
}
