import {
  DEFAULT_PER_PAGE,
  type ReservationListQuery,
  type ReservationOrder,
} from '@nelly/contract/reservation-list'
import { folded } from '@nelly/domain/folded'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { reservations } from '../../db/schema.ts'
import type { Page } from '../../http/tell-page.ts'

/** Which reservations are asked for, and in what order; undefined narrows nothing. */
export interface ListWish {
  search?: string | undefined
  order?: ReservationOrder
  page?: Page | undefined
}

/** What a query asks for; it is in pages where it names a page or its size. */
export const wishOf = ({ page, per_page: size, search, sort }: ReservationListQuery): ListWish => ({
  search,
  order: sort,
  page:
    page === undefined && size === undefined
      ? undefined
      : { number: page ?? 1, size: size ?? DEFAULT_PER_PAGE },
})

/** Whether a reservation holds every word that is searched for, wherever, in whatever case, accented or not. */
export const holding = (search = ''): SQL | undefined => {
  const words = search.split(/\s+/).map(folded)
  return and(...words.filter((word) => word !== '').map((word) => sql`strpos(${SEARCHED}, ${word}) > 0`))
}

/** Those of one order follow each other as they were made. */
export function inOrder(order: ReservationOrder = '-created'): SQL[] {
  const column = COLUMNS[order.replace('-', '') as keyof typeof COLUMNS]
  const way = order.startsWith('-') ? desc : asc
  return [way(column), way(reservations.id)]
}

const COLUMNS = {
  pickup: sql`lower(${reservations.during})`,
  // They are numbered as they are made.
  created: reservations.id,
  total: reservations.totalCents,
}

/** All that can be found, folded as `folded` does it; a phone also without what stands between its digits. */
const SEARCHED = sql`lower(regexp_replace(normalize(concat_ws(' ',
  ${reservations.firstName}, ${reservations.lastName}, ${reservations.email}, ${reservations.phone},
  regexp_replace(${reservations.phone}, '[^0-9]', '', 'g'), ${reservations.reference},
  ${reservations.vehicleName}, ${reservations.pickupPlace}, ${reservations.returnPlace}
), NFD), '[\\u0300-\\u036f]', '', 'g'))`
