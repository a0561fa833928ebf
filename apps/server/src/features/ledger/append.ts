import type { ChangedLedger } from '@nelly/contract/ledger/ledger'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { cashOf } from '@nelly/domain/ledger/drawer'
import type { Actor } from '@nelly/domain/reservations/actor'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { drawerShifts, landings, ledgerEntries, reservations } from '../../platform/db/schema.ts'
import { isReservationOf, writtenLedger } from './ledger-of.ts'
import { nextNumber } from './next-number.ts'

/** Who writes an entry, and when. */
export interface Writer {
  readonly account: AccountId
  readonly actor: Actor
  readonly now: Date
}

/** Who writes an entry that may give money back. */
export interface Clerk extends Writer {
  readonly mayPayBack: boolean
}

/** A reservation whose ledger is written: no other change of it runs until the transaction ends. */
export type LedgerReservation = NonNullable<Awaited<ReturnType<typeof lockReservationOf>>>

/** Locks an account's reservation, so that entries are written one after the other. */
export async function lockReservationOf(tx: Database, account: AccountId, id: ReservationId) {
  const [found] = await tx
    .select({
      id: reservations.id,
      landingId: landings.id,
      currency: reservations.currency,
      timezone: landings.timezone,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservations.id, id), isReservationOf(account)))
    .for('no key update', { of: reservations })
  return found && { ...found, id }
}

type EntryRow = typeof ledgerEntries.$inferInsert

/** What an entry says, but for whose it is, its number, and who writes it. */
export type NewEntry = Pick<
  EntryRow,
  'kind' | 'amountMinor' | 'currency' | 'rate' | 'bookedMinor' | 'method' | 'note'
> &
  Partial<Pick<EntryRow, 'reversesId' | 'reversedKind' | 'lines' | 'taxMinor' | 'placeId'>>

/** Writes an entry, with the number of its receipt where money changes hands, and returns the ledger with it. */
export async function append(
  tx: Database,
  { account, actor, now }: Writer,
  { id, landingId, currency, timezone }: LedgerReservation,
  entry: NewEntry,
): Promise<ChangedLedger> {
  const shiftId = await shiftOf(tx, account, entry)
  const year = Number(wallClockIn(timezone, now).slice(0, 4))
  // Last of all, as others of the account wait for it.
  const receipt = entry.method
    ? { receiptYear: year, receiptNumber: await nextNumber(tx, account, 'receipt', year) }
    : {}
  const [made] = await tx
    .insert(ledgerEntries)
    .values({
      ...entry,
      ...receipt,
      shiftId,
      accountId: account,
      landingId,
      reservationId: id,
      bookedCurrency: currency,
      actorKind: actor.kind,
      actorId: 'id' in actor ? actor.id : null,
      at: now,
    })
    .returning({ id: ledgerEntries.id })
  if (!made) throw new Error('an insert answered no row')
  return { id: made.id, ...(await writtenLedger(tx, id, currency)) }
}

/**
 * The open drawer that the cash of an entry goes in or comes out of, locked: it is not closed before the transaction ends. Null where
 * no cash changes hands, no place was said, or no drawer is open there.
 */
async function shiftOf(tx: Database, account: AccountId, entry: NewEntry): Promise<number | null> {
  if (!entry.placeId || cashOf(entry).minor === 0) return null
  const { id, accountId, placeId, closedAt } = drawerShifts
  const [shift] = await tx
    .select({ id })
    .from(drawerShifts)
    .where(and(eq(accountId, account), eq(placeId, entry.placeId), isNull(closedAt)))
    .for('share')
  return shift?.id ?? null
}
