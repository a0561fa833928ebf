import {
  FILTERED_STATES,
  RESERVATION_ORDERS,
  type ReservationOrder,
} from '@nelly/contract/reservations/reservation-list'
import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { parseCalendarDate } from '@nelly/domain/wall-clock'

type FilteredState = (typeof FILTERED_STATES)[number]

/** The filter of a list of reservations, its order, and its page. */
export interface ListFilter {
  search: string
  landing: number | undefined
  vehicle: number | undefined
  state: FilteredState | undefined
  status: ReservationStatus | undefined
  /** Days `yyyy-mm-dd`; a rental must overlap the range between them. */
  from: string | undefined
  to: string | undefined
  sort: ReservationOrder
  page: number
}

/** All of them, the newest first. */
export const ALL: ListFilter = {
  search: '',
  landing: undefined,
  vehicle: undefined,
  state: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  sort: '-created',
  page: 1,
}

/** Parses a filter from an address; invalid values are ignored. */
export function filterFrom(address: URLSearchParams): ListFilter {
  const param = (name: keyof ListFilter) => address.get(name) ?? ''
  return {
    search: param('search').slice(0, 120),
    landing: idIn(param('landing')),
    vehicle: idIn(param('vehicle')),
    state: FILTERED_STATES.find((state) => state === param('state')),
    status: RESERVATION_STATUSES.find((status) => status === param('status')),
    from: dayIn(param('from')),
    to: dayIn(param('to')),
    sort: RESERVATION_ORDERS.find((order) => order === param('sort')) ?? ALL.sort,
    page: idIn(param('page')) ?? 1,
  }
}

/** The address with this filter in it; its other parameters are kept. */
export function addressWith(filter: ListFilter, address: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(address)
  for (const name of Object.keys(ALL) as (keyof ListFilter)[]) {
    const value = filter[name]
    if (value === ALL[name] || value === undefined) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

/** How many filters are active besides the search; order and page do not count. */
export const narrowings = ({ landing, vehicle, state, status, from, to }: ListFilter): number =>
  [landing, vehicle, state, status, from, to].filter((chosen) => chosen !== undefined).length

/** Whether the last day is before the first, which nothing can match. */
export const isReversed = ({ from, to }: ListFilter): boolean =>
  from !== undefined && to !== undefined && to < from

const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

function dayIn(text: string): string | undefined {
  const day = parseCalendarDate(text)
  return day.ok ? day.value : undefined
}
