import type { Outcome } from '@nelly/contract/refusal-details'
import type { setFiscalNumber as call, SaleDocument } from '@nelly/contract/sales/sale-documents'
import type { AccountId, SaleDocumentId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { fiscalNumber } from '@nelly/domain/sales/fiscal-number'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockAccount } from '../../platform/db/lock-account.ts'
import { saleDocuments } from '../../platform/db/schema.ts'
import { type SaleRow, saleAnswer, saleOfAccount } from './sale-row.ts'

type Refusals =
  | 'sale-document-not-found'
  | 'fiscal-number-missing'
  | 'fiscal-number-invalid'
  | 'fiscal-number-kind'
  | 'fiscal-number-taken'

/**
 * Writes down the number of the fiscal receipt that was issued for a document, or takes it off.
 *
 * Source: rules.md, "Sale documents".
 */
export const setFiscalNumber = (
  db: Database,
  account: AccountId,
  id: SaleDocumentId,
  { fiscalNumber: typed, fiscalDay }: z.output<typeof call.body>,
): Promise<Outcome<SaleDocument, Refusals>> =>
  inTransaction(db, async (tx): Promise<Outcome<SaleDocument, Refusals>> => {
    // One after the other, so that each sees the numbers before it.
    await lockAccount(tx, account)
    const found = await saleOfAccount(tx, account, id)
    if (!found) return refuse('sale-document-not-found')
    const { row } = found
    const of = { isCorrection: row.correctsId !== null, total: row.content.total }
    const number = typed ? fiscalNumber(typed, of) : ok(null)
    if (!number.ok) return number
    if (typed === undefined || (typed === null && fiscalDay)) return refuse('fiscal-number-missing')
    if (number.value !== null && (await isTaken(tx, row, number.value))) return refuse('fiscal-number-taken')
    const changes = { fiscalNumber: number.value, fiscalDay: fiscalDay ?? null }
    await tx.update(saleDocuments).set(changes).where(eq(saleDocuments.id, id))
    return ok(saleAnswer({ ...found, row: { ...row, ...changes } }))
  })

/** Whether another document of the account has the number. */
const isTaken = async (tx: Database, { id, accountId }: SaleRow, number: string): Promise<boolean> =>
  (await tx.$count(
    saleDocuments,
    and(
      eq(saleDocuments.accountId, accountId),
      eq(saleDocuments.fiscalNumber, number),
      ne(saleDocuments.id, id),
    ),
  )) > 0
