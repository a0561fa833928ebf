import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { type Step, statusAfter } from '@nelly/domain/reservations/steps'
import type { Query } from './query.ts'

/** The step that an event tells of. */
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

interface Row {
  readonly id: number
  readonly status: ReservationStatus
  readonly revision: number
  readonly isDeleted: boolean
  readonly isErased: boolean
  readonly isOut: boolean
  readonly isRequest: boolean
}

interface Event {
  readonly reservation: number
  readonly kind: ReservationEventKind
  readonly reason: string | null
  readonly actor: ReservationActor['kind']
}

/**
 * Checks what was done at the desk: each reservation's events lead to its status by the table of steps, each change
 * raised its revision by one, no unit is held or out twice at one time, and only the account's own people acted.
 */
export async function auditDesk(query: Query, now: Date): Promise<string[]> {
  const rows = (await query(`
    select r.id, r.status, r.revision, r.deleted_at is not null as "isDeleted", r.erased_at is not null as "isErased",
      r.out_at is not null and r.returned_at is null as "isOut", l.booking_mode = 'on_request' as "isRequest"
    from reservations r join landings l on l.id = r.landing_id where r.block_id is null`)) as unknown as Row[]
  const events = (await query(`
    select reservation_id as reservation, kind, reason, actor_kind as actor
    from reservation_events order by id`)) as unknown as Event[]
  const byReservation = Map.groupBy(events, ({ reservation }) => reservation)
  return [
    ...rows.flatMap((row) => historyFaults(row, byReservation.get(row.id) ?? [])),
    ...(await unitFaults(query, now)),
    ...(await strangersActs(query)),
  ]
}

/** Replays the events of a reservation. */
function historyFaults(row: Row, all: readonly Event[]): string[] {
  const isOfDesk = all[0]?.kind === 'confirmed' && all[0].reason === 'desk'
  const events = isOfDesk ? all.slice(1) : all
  const faults: string[] = []
  let status: ReservationStatus = row.isRequest && !isOfDesk ? 'requested' : 'confirmed'
  let isDeleted = false
  for (const { kind, reason, actor } of events) {
    if (isDeleted && kind !== 'restored') faults.push(`deleted, and ${kind}`)
    isDeleted = kind === 'deleted' || (isDeleted && kind !== 'restored')
    const step = kind === 'cancelled' && reason === 'no-show' ? 'no_show' : STEP_OF[kind]
    if (!step) continue
    const after = statusAfter(status, step, actor)
    if (after.ok) status = after.value
    else faults.push(`${status}, and ${kind} by ${actor}`)
  }
  if (status !== row.status) faults.push(`${row.status}, by its events ${status}`)
  if (isDeleted !== row.isDeleted) faults.push('deleted, or not, against its events')
  if ((row.status === 'out') !== row.isOut) faults.push(`${row.status}, against its times`)
  const changes = events.filter(({ kind }) => !WITHOUT_REVISION.has(kind)).length
  // Erasing leaves no event.
  if (!row.isErased && changes !== row.revision)
    faults.push(`at revision ${row.revision} after ${changes} changes`)
  return faults.map((fault) => `reservation ${row.id} is ${fault}`)
}

const stands = (row: string) => `${row}.deleted_at is null and ${row}.cancelled_at is null`

/** Units that two rentals, or a rental and a block, hold at one time, and those that two customers have. */
async function unitFaults(query: Query, now: Date): Promise<string[]> {
  const pairs = `reservations a join reservations b on a.pool_id = b.pool_id and a.unit = b.unit`
  const twice = await query(`
    select a.id as one, b.id as other from ${pairs} and a.id < b.id
    where (a.block_id is null or b.block_id is null) and ${stands('a')} and ${stands('b')}
      and (a.held && b.held or a.status = 'out' and b.status = 'out')`)
  const early = await query(`
    with clock as (select id, '${now.toISOString()}'::timestamptz at time zone timezone as now from landings)
    select a.id as one, b.id as other from ${pairs} and a.id <> b.id join clock on clock.id = a.landing_id
    where a.status = 'out' and ${stands('a')} and ${stands('b')}
      and clock.now < lower(a.held) and b.held && tsrange(clock.now, lower(a.held))`)
  return [
    ...twice.map(({ one, other }) => `reservations ${one} and ${other} have one unit at one time`),
    ...early.map(({ one, other }) => `reservation ${one} is out before its pickup on the unit of ${other}`),
  ]
}

async function strangersActs(query: Query): Promise<string[]> {
  const found = await query(`
    select r.id, e.kind from reservation_events e
      join reservations r on r.id = e.reservation_id join landings l on l.id = r.landing_id
    where e.actor_kind = 'person'
      and not exists (select from members m where m.person_id = e.actor_id and m.account_id = l.account_id)`)
  return found.map(({ id, kind }) => `reservation ${id} was ${kind} by a stranger`)
}
