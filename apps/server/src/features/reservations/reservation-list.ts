import { DEFAULT_PER_PAGE } from '@nelly/contract/page-size'
import type {
  ReservationExportQuery,
  ReservationListQuery,
  ReservationOrder,
} from '@nelly/contract/reservations/reservation-list'
import { folded } from '@nelly/domain/folded'
import type { CustomerId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { ReservationState } from '@nelly/domain/reservations/reservation-state'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { reservations } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { sumsOfReservation } from '../ledger/ledger-of.ts'

/** The filter and the order of reservations; undefined does not filter. */
export interface ReservationFilter {
  search?: string | undefined
  landing?: LandingId | undefined
  vehicle?: VehicleId | undefined
  customer?: CustomerId | undefined
  /** The first and the last of the days that a reservation must overlap. */
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  /** Where a reservation must stand. */
  status?: ReservationStatus | undefined
  /** Whether something must be due of it. */
  isOwing?: boolean
  /** The state that it must have, and when. */
  standing?: { state: ReservationState; at: Date } | undefined
  order?: ReservationOrder | undefined
}

/** The page of a query; undefined where it names neither a page nor a page size. */
export const pageOf = ({ page, size }: ReservationListQuery): Page | undefined =>
  page === undefined && size === undefined ? undefined : { number: page ?? 1, size: size ?? DEFAULT_PER_PAGE }

/** The filter of a query. `instant` is when reservations must have the requested state. */
export const filterOf = (
  { state, sort, ...filter }: Omit<ReservationExportQuery, 'landing'> & { landing?: LandingId | undefined },
  instant: Date,
): ReservationFilter => ({
  ...filter,
  standing: state && state !== 'owing' ? { state, at: instant } : undefined,
  isOwing: state === 'owing',
  order: sort,
})

/** SQL condition: whether a reservation matches the filter; `clock` is the wall clock at its landing. */
export const matches = (
  { search, landing, vehicle, customer, from, to, status, standing, isOwing }: ReservationFilter,
  clock: SQL,
): SQL | undefined =>
  and(
    landing === undefined ? undefined : eq(reservations.landingId, landing),
    vehicle === undefined ? undefined : eq(reservations.vehicleId, vehicle),
    customer === undefined ? undefined : eq(reservations.customerId, customer),
    from && sql`upper(${reservations.during}) > ${from}::timestamp`,
    to && sql`lower(${reservations.during}) < ${to}::timestamp + interval '1 day'`,
    status && eq(reservations.status, status),
    standing && standsAt(standing.state, clock),
    isOwing ? gt(sumsOfReservation.balance, 0) : undefined,
    holding(search),
  )

/** The domain's `stateOf`, in SQL. */
function standsAt(state: ReservationState, clock: SQL): SQL | undefined {
  if (state === 'cancelled') return isNotNull(reservations.cancelledAt)
  const notCancelled = isNull(reservations.cancelledAt)
  const [pickup, back] = [sql`lower(${reservations.during})`, sql`upper(${reservations.during})`]
  if (state === 'confirmed') return and(notCancelled, sql`${clock} <= ${pickup}`)
  if (state === 'under-way') return and(notCancelled, sql`${pickup} < ${clock}`, sql`${clock} < ${back}`)
  return and(notCancelled, sql`${back} <= ${clock}`)
}

/** SQL condition: whether a reservation contains every word of the search, in any field, case and accents. */
export const holding = (search = ''): SQL | undefined => {
  const words = search.split(/\s+/).map(folded)
  return and(...words.filter((word) => word !== '').map((word) => sql`strpos(${SEARCHED}, ${word}) > 0`))
}

/** Equal ones are in the order in which they were made. */
export function inOrder(order: ReservationOrder = '-created'): SQL[] {
  const column = COLUMNS[order.replace('-', '') as keyof typeof COLUMNS]
  const way = order.startsWith('-') ? desc : asc
  return [way(column), way(reservations.id)]
}

/** The same order reversed. */
export const reversed = (order: ReservationOrder = '-created'): ReservationOrder =>
  (order.startsWith('-') ? order.slice(1) : `-${order}`) as ReservationOrder

const COLUMNS = {
  pickup: sql`lower(${reservations.during})`,
  // Ids are assigned in the order of creation.
  created: reservations.id,
  total: reservations.totalMinor,
}

/** The searchable text; a phone and a reference also without separators. */
const FINDABLE = sql`concat_ws(' ',
  ${reservations.firstName}, ${reservations.lastName}, ${reservations.email}, ${reservations.phone},
  regexp_replace(${reservations.phone}, '[^0-9]', '', 'g'), ${reservations.reference}, replace(${reservations.reference}, '-', ''),
  ${reservations.vehicleName}, ${reservations.pickupPlace}, ${reservations.returnPlace})`

/** The parts that may have letters beyond ASCII. */
const LETTERS = sql`concat(${reservations.firstName}, ${reservations.lastName}, ${reservations.email}, ${reservations.phone},
  ${reservations.vehicleName}, ${reservations.pickupPlace}, ${reservations.returnPlace})`

/** The same, folded as `folded` does it, which is slow and changes nothing where all is ASCII. */
const SEARCHED = sql`lower(case when octet_length(${LETTERS}) = char_length(${LETTERS}) then ${FINDABLE}
  else regexp_replace(normalize(${FINDABLE}, NFD), '[\\u0300-\\u036f]', '', 'g') end)`
