import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'
import { peakOf, type Rental } from './sweep.ts'

const LIVING = 'r.deleted_at is null and r.cancelled_at is null'

/**
 * Checks that every acknowledged reservation exists once, that no pool or unit is booked more often than it exists,
 * and that each reservation has its mails. Of pools whose number of units changes, only what begins after `from` is counted: what has
 * begun keeps a unit that was removed.
 */
export async function auditReservations(
  query: Query,
  { reservations, desk, blocks }: Ledger,
  from = new Date(0),
): Promise<string[]> {
  const rows = await query('select reference, idempotency_key as key from reservations')
  const kept = Map.groupBy(rows, ({ key }) => key)
  const faults = Object.entries(reservations).flatMap(([key, reference]) => {
    const found = kept.get(key) ?? []
    if (found.length === 0) return [`reservation ${reference} was acknowledged and is lost`]
    return found[0]?.reference === reference ? [] : [`reservation ${reference} is now another`]
  })
  for (const [key, those] of kept) {
    if (key !== null && those.length > 1) faults.push(`key ${key} made ${those.length} reservations`)
  }
  return [
    ...faults,
    ...(await lostAtDesk(query, desk)),
    ...(await lostBlocks(query, blocks)),
    ...(await overbooked(query, from)),
    ...(await astray(query)),
    ...(await onBlocks(query)),
    ...(await brokenBlocks(query)),
    ...(await withoutMails(query)),
  ]
}

/** Reservations, steps and changes that were acknowledged and are not stored. */
async function lostAtDesk(query: Query, desk: Ledger['desk']): Promise<string[]> {
  const rows = await query('select id, status, revision from reservations where block_id is null')
  const stored = new Map(rows.map((row) => [String(row.id), row as { status: string; revision: number }]))
  return Object.entries(desk).flatMap(([id, { status, revision }]) => {
    const found = stored.get(id)
    if (!found || found.revision < revision)
      return [`a change of reservation ${id} was acknowledged and is lost`]
    const isSame = found.revision > revision || found.status === status
    return isSame ? [] : [`reservation ${id} was acknowledged as ${status} and is ${found.status}`]
  })
}

/** Blocks that were acknowledged and are gone, and those whose end was acknowledged and that are still there. */
async function lostBlocks(query: Query, blocks: Ledger['blocks']): Promise<string[]> {
  const stored = new Set((await query('select id from blocks')).map(({ id }) => String(id)))
  return Object.entries(blocks).flatMap(([id, state]) => {
    if (state === 'held' && !stored.has(id)) return [`block ${id} was acknowledged and is lost`]
    return state === 'removed' && stored.has(id) ? [`block ${id} was removed and is there`] : []
  })
}

/** By a separate algorithm over the final table, without constraints. */
async function overbooked(query: Query, from: Date): Promise<string[]> {
  const rows = (await query(`
    select r.pool_id as pool, r.unit, p.units, r.status = 'out' as "isOut",
      (extract(epoch from lower(r.during)) * 1000)::float8 as start,
      (extract(epoch from upper(r.during)) * 1000 + r.turnaround_minutes * 60000)::float8 as "end"
    from reservations r join pools p on p.id = r.pool_id
    where ${LIVING} and r.block_id is null
      and lower(r.during) > '${from.toISOString()}'::timestamptz at time zone p.timezone`)) as unknown as (Rental & {
    pool: number
    unit: number
    units: number
    isOut: boolean
  })[]
  const faults: string[] = []
  for (const [pool, those] of Map.groupBy(rows, (row) => row.pool)) {
    const units = those[0]?.units ?? 0
    const peak = peakOf(those)
    if (peak > units) faults.push(`pool ${pool} is out ${peak} times at once, of ${units}`)
    for (const [unit, ofUnit] of Map.groupBy(those, (row) => row.unit)) {
      if (peakOf(ofUnit) > 1) faults.push(`unit ${unit} of pool ${pool} is out twice at once`)
      // What is out keeps the number of a unit that was removed.
      if (unit > units && ofUnit.some(({ isOut }) => !isOut))
        faults.push(`pool ${pool} has no unit ${unit}, which is out`)
    }
  }
  return faults
}

/** Reservations and vehicles whose pool is gone, another's or not that of the vehicle, and pools with more units out than they have. */
async function astray(query: Query): Promise<string[]> {
  const lost = await query(`
    select r.reference from reservations r left join pools p on p.id = r.pool_id
      left join vehicles v on v.id = r.vehicle_id left join landings l on l.id = r.landing_id
    where p.id is null or r.block_id is null
      and (v.pool_id is distinct from p.id or v.landing_id is distinct from l.id or l.account_id is distinct from p.account_id)`)
  const foreign = await query(`
    select v.id from vehicles v join landings l on l.id = v.landing_id left join pools p on p.id = v.pool_id
    where l.account_id is distinct from p.account_id or l.timezone is distinct from p.timezone and l.deleted_at is null and v.deleted_at is null`)
  const out = await query(`
    select r.pool_id as pool from reservations r join pools p on p.id = r.pool_id
    where r.status = 'out' and ${LIVING} group by r.pool_id, p.units having count(*) > p.units`)
  return [
    ...lost.map(({ reference }) => `reservation ${reference} is not of its vehicle's pool`),
    ...foreign.map(({ id }) => `vehicle ${id} has a pool of another account or time zone`),
    ...out.map(({ pool }) => `of pool ${pool} more units are out than it has`),
  ]
}

/** Reservations that stand on a block of their unit, by the blocks themselves. */
async function onBlocks(query: Query): Promise<string[]> {
  const rows = await query(`
    select r.reference, b.id as block from reservations r join blocks b on b.pool_id = r.pool_id
      and coalesce(b.unit, r.unit) = r.unit and lower(b.during) < upper(r.during) and lower(r.during) < upper(b.during)
    where ${LIVING} and r.block_id is null`)
  return rows.map(({ reference, block }) => `reservation ${reference} stands on block ${block}`)
}

/** Blocks that do not hold just the units that they name. */
async function brokenBlocks(query: Query): Promise<string[]> {
  const rows = await query(`
    select b.id from blocks b join pools p on p.id = b.pool_id left join reservations r on r.block_id = b.id
    group by b.id, p.units
    having count(r.id) <> case when b.unit is null then p.units else 1 end
      or bool_or(r.pool_id <> b.pool_id or r.during <> b.during or r.unit <> coalesce(b.unit, r.unit))`)
  return rows.map(({ id }) => `block ${id} does not hold its units`)
}

/** One that was made at the desk has a confirmation alone: its operator knows of it. Those booked together have one mail. */
async function withoutMails(query: Query): Promise<string[]> {
  const rows = await query(`
    select coalesce(r.booking_reference, r.reference) as reference from reservations r
      left join (select reservation_id, coalesce(payload, result) ->> 'kind' as kind from jobs where kind = 'mail') m on m.reservation_id = r.id
      left join reservation_events e on e.reservation_id = r.id and e.kind = 'confirmed' and e.reason = 'desk'
    where r.secret_hash is not null
    group by 1 having count(*) filter (where m.kind in ('confirmation', 'request')) <> 1
      or count(*) filter (where m.kind in ('notice', 'request-notice')) <> case when count(e.id) > 0 then 0 else 1 end`)
  return rows.map(({ reference }) => `reservation ${reference} has not its mails`)
}
