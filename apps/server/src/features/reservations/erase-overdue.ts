import type { ReservationId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { sweepUnattached } from '../customer-contacts/delete-unattached.ts'
import { eraseReservation } from './erase-reservation.ts'

/** Reservations read in one batch. */
const BATCH = 100

/**
 * Erases visitors' personal data where the owner's retention since the return has ended at `instant`, by the clock at
 * the rental place; vehicle, period and price stay, and those whose vehicle is still out are left. Customers
 * are erased with the last reservation that had such data. Returns how many reservations were erased.
 *
 * Source: rules.md, "Personal data".
 */
export async function eraseOverdue(db: Database, instant: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const ids = await overdue(db, instant)
    for (const id of ids) if (await eraseReservation(db, id, instant)) erased += 1
    if (ids.length < BATCH) break
  }
  // Those whose last reservation went in another way, such as with its landing.
  await sweepUnattached(db, instant)
  return erased
}

async function overdue(db: Database, instant: Date): Promise<ReservationId[]> {
  const at = instant.toISOString()
  const rows = await queryRows<{ id: ReservationId }>(
    db,
    sql`
    select r.id from reservations r
      join landings l on l.id = r.landing_id
      join accounts a on a.id = l.account_id
    where r.erased_at is null and r.block_id is null
      and (r.status <> 'out' or r.deleted_at is not null or l.deleted_at is not null)
      -- No zone is further than 14 hours away: this bound an index can use.
      and upper(r.during) <= (${at}::timestamptz at time zone 'UTC') + interval '14 hours'
        - (select make_interval(months => min(retention_months)) from accounts)
      and upper(r.during) + make_interval(months => a.retention_months)
        <= ${at}::timestamptz at time zone l.timezone
    order by upper(r.during) limit ${BATCH}`,
  )
  return rows.map(({ id }) => id)
}
