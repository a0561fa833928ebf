import type { Outcome } from '@nelly/contract/refusal-details'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { LandingId, ReservationId } from '@nelly/domain/ids'
import type { RowRefusal } from '@nelly/domain/imports/planned-row'
import type { NewReservation, ReservationsPlan } from '@nelly/domain/imports/reservation-plan'
import { agreedQuote } from '@nelly/domain/rates/agreed-quote'
import { DEFAULT_PERSONS } from '@nelly/domain/search/search'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { inArray } from 'drizzle-orm'
import { chunksOf } from '../../../platform/db/chunks-of.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type DoneByImport, reservations } from '../../../platform/db/schema.ts'
import { appendReservationEvents } from '../../history/reservation-events.ts'
import type { CurrentRates } from '../../inventory/current-rates.ts'
import { reserveIn } from '../../reservations/changes/reserve-at-desk.ts'
import { type TakeBack, transactionForUnits } from '../../reservations/transaction-for-units.ts'
import { storeCustomers } from '../customers/store-customers.ts'
import { undoCustomers } from '../customers/undo-customers.ts'
import { type ImportWork, NOTHING_DONE, type StoredRows } from '../kind-of-import.ts'

interface Planned {
  readonly plan: ReservationsPlan
  readonly rates: CurrentRates
  readonly fileName: string
}

/** Makes the reservations of a file, each as at the desk, and nobody is mailed. One that is refused there leaves nothing, and the others stand. */
export async function storeReservations(work: ImportWork, planned: Planned): Promise<StoredRows> {
  const { tx, by } = work
  const { done: people } = await storeCustomers(work, planned.plan.customers)
  const made = new Map<ReservationId, NewReservation>()
  const refused = new Map<number, RowRefusal>()
  for (const row of planned.plan.reserved) {
    const reserved = await reserve(work, row, planned)
    if (reserved.ok) made.set(reserved.value, row)
    else refused.set(row.line, refusalOf(reserved.refusal))
  }
  await appendReservationEvents(
    tx,
    [...made].flatMap(([reservationId, { note }]) =>
      note === '' ? [] : [{ reservationId, kind: 'noted' as const, actor: by.actor, at: by.at, note }],
    ),
  )
  const customers = await withReservation(work, people.customers ?? [], [...made.keys()])
  return { refused, done: { ...NOTHING_DONE, ...people, customers, reservations: [...made.keys()] } }
}

const refusalOf = (refusal: Refusal): RowRefusal =>
  refusal === 'vehicle-not-available'
    ? { field: null, code: refusal }
    : { field: null, code: 'refused-at-desk', refusal }

/** In a transaction of its own within that of the import, so that what is refused is taken back alone. */
const reserve = (
  { tx: outer, account, landing, by }: ImportWork,
  { vehicle, unit, rental, pickupPlace, returnPlace, contact }: NewReservation,
  { rates, fileName }: Planned,
): Promise<Outcome<ReservationId>> => {
  const { period, total, isOut } = rental
  const price = agreedQuote(total, {
    rates: rates.compiled.rates,
    ratesVersion: rates.version,
    vehicle,
    period,
  })
  return transactionForUnits(outer, (tx: Database, takeBack: TakeBack<Outcome<ReservationId>>) =>
    reserveIn(
      tx,
      { account, actor: by.actor, landing: landing.id as LandingId },
      {
        ...{ vehicle: vehicle.id, unit, pickupPlace, returnPlace, isOut },
        ...{ pickupDate: dateOf(period.pickup), pickupTime: timeOf(period.pickup) },
        ...{ returnDate: dateOf(period.return), returnTime: timeOf(period.return) },
        ...{ ...contact, email: contact.email || null, persons: DEFAULT_PERSONS, bags: 0 },
        ...{ others: [], extras: [], additionalDrivers: 0, notify: false },
        // What was agreed breaks what rules it may.
        override: { reason: fileName },
      },
      { origin: '', now: by.at, quoted: { quoteId: null, prices: [price] }, takeBack },
      async (_, made) => made,
    ),
  )
}

/** Customers who have one of the reservations; what was done to others is taken back. */
async function withReservation(
  { tx, account, by }: ImportWork,
  done: NonNullable<DoneByImport['customers']>,
  made: readonly ReservationId[],
): Promise<NonNullable<DoneByImport['customers']>> {
  const having = new Set<number | null>()
  for (const ids of chunksOf(made)) {
    const rows = await tx
      .select({ id: reservations.customerId })
      .from(reservations)
      .where(inArray(reservations.id, [...ids]))
    for (const { id } of rows) having.add(id)
  }
  const without = done.filter(({ id }) => !having.has(id))
  const principal = { account, actor: by.actor }
  await undoCustomers({ tx, principal, at: by.at, kept: [] }, { ...NOTHING_DONE, customers: without })
  return done.filter(({ id }) => having.has(id))
}
