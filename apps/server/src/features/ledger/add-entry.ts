import type { ChangedLedger, NewLedgerEntry } from '@nelly/contract/ledger/ledger'
import type { Outcome, Refused } from '@nelly/contract/refusal-details'
import { MANAGER } from '@nelly/contract/role-groups'
import type { ReservationId } from '@nelly/domain/ids'
import { converted } from '@nelly/domain/ledger/converted'
import { DIRECTIONS, givesBack, isMoney } from '@nelly/domain/ledger/entry'
import type { MinorUnits } from '@nelly/domain/money'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { ledgerEntries } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { append, type Clerk, type LedgerReservation, lockReservationOf, type NewEntry } from './append.ts'
import { placeOf } from './drawer-shifts-of.ts'
import { sumsOf } from './ledger-of.ts'

/**
 * Writes down what was charged, paid or held for a reservation.
 *
 * Source: rules.md, "Ledger".
 */
export function addEntry<Answer>(
  db: Database,
  clerk: Clerk,
  id: ReservationId,
  wanted: NewLedgerEntry,
  respond: Respond<ChangedLedger, Answer>,
): Promise<Outcome<Answer>> {
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const written = await writeEntry(tx, clerk, id, wanted)
    return written.ok ? ok(await respond(tx, written.value)) : written
  })
}

/** The same in a transaction that does more. */
export async function writeEntry(
  tx: Database,
  clerk: Clerk,
  id: ReservationId,
  wanted: NewLedgerEntry,
): Promise<Outcome<ChangedLedger>> {
  const reservation = await lockReservationOf(tx, clerk.account, id)
  if (!reservation) return refuse('reservation-not-found')
  const entry = entryFrom(wanted, reservation)
  if (!entry.ok) return entry
  const { placeId = null } = wanted
  if (placeId !== null && !(await placeOf(tx, clerk.account, placeId))) return refuse('place-not-found')
  const refusal = await sumsRefusal(tx, clerk, reservation, entry.value)
  return refusal ?? ok(await append(tx, clerk, reservation, { ...entry.value, placeId }))
}

type Direct = NewEntry & { readonly kind: NewLedgerEntry['kind']; readonly bookedMinor: MinorUnits }

/** What is stored of an entry that somebody wrote, in the reservation's currency as well. */
function entryFrom(
  { kind, amount, currency, method, rate, note }: NewLedgerEntry,
  reservation: LedgerReservation,
): Result<
  Direct,
  'method-missing' | 'charge-note-missing' | 'rate-missing' | 'rate-needless' | 'amount-not-convertible'
> {
  if (isMoney(kind) && !method) return refuse('method-missing')
  if (!isMoney(kind) && !note) return refuse('charge-note-missing')
  const isForeign = currency !== reservation.currency
  if (isForeign && rate === undefined) return refuse('rate-missing')
  if (!isForeign && rate !== undefined) return refuse('rate-needless')
  const bookedMinor =
    rate === undefined ? amount : converted({ minor: amount, currency }, rate, reservation.currency)
  if (bookedMinor === undefined) return refuse('amount-not-convertible')
  return ok({
    kind,
    amountMinor: amount,
    currency,
    rate: rate ?? null,
    bookedMinor,
    method: isMoney(kind) ? (method ?? null) : null,
    note: note ?? null,
  })
}

/** Why an entry does not go with what is written already. */
async function sumsRefusal(
  tx: Database,
  { mayPayBack }: Clerk,
  { id, currency }: LedgerReservation,
  entry: Direct,
): Promise<Refused<'deposit-exceeded' | 'role-not-allowed'> | undefined> {
  const before = await sumsOf(tx, id, currency)
  if (before.held + DIRECTIONS[entry.kind].held * entry.bookedMinor < 0) return refuse('deposit-exceeded')
  if (mayPayBack) return undefined
  const [last] = await tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.reservationId, id))
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
  const isAfterCash = last?.kind === 'payment' && last.method === 'cash' && last.currency === entry.currency
  const isBack = givesBack({ ...entry, method: entry.method ?? null }, { ...before, isAfterCash })
  return isBack ? refuse('role-not-allowed', { roles: MANAGER }) : undefined
}
