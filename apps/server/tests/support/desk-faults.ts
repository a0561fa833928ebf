import type { ReservationStatus } from '@nelly/domain/reservation/reservation-status'
import { type Step, statusAfter } from '@nelly/domain/reservation/steps'
import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservation-event'
import { asc, eq, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../src/platform/db/database.ts'
import { landings, reservationEvents, reservations } from '../../src/platform/db/schema.ts'

type Row = typeof reservations.$inferSelect
type Event = typeof reservationEvents.$inferSelect

/** The step that an event tells of; a cancellation may be a no-show. */
const STEP_OF: Partial<Record<ReservationEventKind, Step>> = {
  confirmed: 'confirm',
  declined: 'decline',
  expired: 'expire',
  cancelled: 'cancel',
  'handed-over': 'hand_over',
  'hand-over-undone': 'undo_hand_over',
  'taken-back': 'take_back',
  'take-back-undone': 'undo_take_back',
  closed: 'close',
  reopened: 'reopen',
}

/** Events that change nothing of the reservation itself. */
const WITHOUT_REVISION: ReadonlySet<string> = new Set(['change-requested', 'noted'])

/** What is wrong with the stored reservations and their histories; a sentence for each fault, and none is right. */
export async function deskFaults(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ row: reservations, mode: landings.bookingMode })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(sql`${reservations.blockId} is null`)
  const events = await db.select().from(reservationEvents).orderBy(asc(reservationEvents.id))
  const byReservation = Map.groupBy(events, ({ reservationId }) => reservationId)
  const histories = rows.flatMap(({ row, mode }) => {
    const all = byReservation.get(row.id) ?? []
    const isOfDesk = all[0]?.kind === 'confirmed' && all[0].reason === 'desk'
    const first = isOfDesk || mode === 'instant' ? 'confirmed' : 'requested'
    return historyFaults(row, first, isOfDesk ? all.slice(1) : all)
  })
  return [...histories, ...(await unitFaults(db, now)), ...(await strangersActs(db))]
}

/** Replays the events of a reservation by the table of steps. */
function historyFaults(row: Row, first: ReservationStatus, events: readonly Event[]): string[] {
  let status = first
  let isDeleted = false
  const faults: string[] = []
  for (const { kind, reason, actorKind } of events) {
    const step = kind === 'cancelled' && reason === 'no-show' ? 'no_show' : STEP_OF[kind]
    if (isDeleted && kind !== 'restored') faults.push(`${row.id} is deleted, and ${kind}`)
    isDeleted = kind === 'deleted' || (isDeleted && kind !== 'restored')
    if (!step) continue
    const after = statusAfter(status, step, actorKind as ReservationActor['kind'])
    if (after.ok) status = after.value
    else faults.push(`${row.id} was ${status}, and ${kind} by ${actorKind}`)
  }
  const revisions = events.filter(({ kind }) => !WITHOUT_REVISION.has(kind)).length
  if (status !== row.status) faults.push(`${row.id} is ${row.status}, by its events ${status}`)
  if (isDeleted !== (row.deletedAt !== null)) faults.push(`${row.id} is deleted, or not, against its events`)
  if (revisions !== row.revision)
    faults.push(`${row.id} has the revision ${row.revision} after ${revisions} changes`)
  if ((row.status === 'out') !== (row.outAt !== null && row.returnedAt === null))
    faults.push(`${row.id} is ${row.status}, out at ${row.outAt}, back at ${row.returnedAt}`)
  return faults
}

const STANDS = (row: string) => sql.raw(`${row}.deleted_at is null and ${row}.cancelled_at is null`)

/** Units that two rentals or a rental and a block hold at one time, and units that two customers have. */
async function unitFaults(db: Database, now: Date): Promise<string[]> {
  const found = await queryRows<{ one: number; other: number; what: string }>(
    db,
    sql`select a.id as one, b.id as other,
      case when a.status = 'out' and b.status = 'out' then 'are out with' else 'hold' end as what
    from reservations a join reservations b on a.vehicle_id = b.vehicle_id and a.unit = b.unit and a.id < b.id
    where (a.block_id is null or b.block_id is null) and ${STANDS('a')} and ${STANDS('b')}
      and (a.held && b.held or a.status = 'out' and b.status = 'out')`,
  )
  const early = await queryRows<{ one: number; other: number }>(
    db,
    sql`select a.id as one, b.id as other from reservations a join landings l on l.id = a.landing_id
    join reservations b on a.vehicle_id = b.vehicle_id and a.unit = b.unit and a.id <> b.id
    where a.status = 'out' and ${STANDS('a')} and ${STANDS('b')}
      and ${now.toISOString()}::timestamptz at time zone l.timezone < lower(a.held)
      and b.held && tsrange(${now.toISOString()}::timestamptz at time zone l.timezone, lower(a.held))`,
  )
  return [
    ...found.map(({ one, other, what }) => `${one} and ${other} ${what} one unit`),
    ...early.map(({ one, other }) => `${one} is out before its pickup on the unit of ${other}`),
  ]
}

/** Reservations that somebody of another account changed. */
async function strangersActs(db: Database): Promise<string[]> {
  const found = await queryRows<{ id: number; kind: string }>(
    db,
    sql`select r.id, e.kind from reservation_events e join reservations r on r.id = e.reservation_id
    join landings l on l.id = r.landing_id
    where e.actor_kind = 'person'
      and not exists (select from members m where m.person_id = e.actor_id and m.account_id = l.account_id)`,
  )
  return found.map(({ id, kind }) => `${id} was ${kind} by a stranger`)
}
