import type { Currency } from '@nelly/domain/currency'
import type { AccountId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import {
  type CardReconciliation,
  readAcquirerCsv,
  reconciled,
} from '@nelly/domain/payments/card-reconciliation'
import { ok, type Result } from '@nelly/domain/result'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ledgerEntries, paymentAttempts } from '../../platform/db/schema.ts'

/** The days of AZUL. */
const TIMEZONE = 'America/Santo_Domingo'

interface WantedReconciliation {
  readonly day: CalendarDate
  readonly currency: Currency
  readonly csv: string
}

/** What an attempt's entry adds, without what was reversed since. */
const booked = sql<number>`(select coalesce(-sum(${ledgerEntries.balanceMinor}), 0) from ${ledgerEntries}
  where ${ledgerEntries.id} = ${paymentAttempts.ledgerEntryId} or ${ledgerEntries.reversesId} = ${paymentAttempts.ledgerEntryId})`.mapWith(
  Number,
)

/** Compares a day of the acquirer's list with the payments by card of an account. One that it lists on another day than ours counts too. */
export async function reconcileCards(
  db: Database,
  account: AccountId,
  { day, currency, csv }: WantedReconciliation,
): Promise<Result<CardReconciliation, 'csv-columns-missing' | 'csv-amount-wrong'>> {
  const read = readAcquirerCsv(csv)
  if (!read.ok) return read
  const orders = JSON.stringify(read.value.map(({ orderNumber }) => orderNumber))
  const isOfDay = sql`(${paymentAttempts.settledAt} at time zone ${TIMEZONE}::text)::date = ${day}::date`
  const isListed = sql`${paymentAttempts.orderNumber} in (select jsonb_array_elements_text(${orders}::jsonb))`
  const rows = await db
    .select({
      orderNumber: paymentAttempts.orderNumber,
      reservationId: paymentAttempts.reservationId,
      amount: booked,
    })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.accountId, account),
        eq(paymentAttempts.currency, currency),
        isNotNull(paymentAttempts.ledgerEntryId),
        or(isOfDay, isListed),
      ),
    )
    .orderBy(paymentAttempts.id)
  return ok(
    reconciled(
      read.value,
      rows.map((row) => ({ ...row, amount: minorUnits(row.amount) })),
    ),
  )
}
