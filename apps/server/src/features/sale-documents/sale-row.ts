import type { SaleDocument } from '@nelly/contract/sales/sale-documents'
import type { AccountId, ReservationId, SaleDocumentId } from '@nelly/domain/ids'
import { receiptNumber } from '@nelly/domain/ledger/receipt-number'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { saleDocuments } from '../../platform/db/schema.ts'

export type SaleRow = typeof saleDocuments.$inferSelect

/** The document that another corrects. */
const first = alias(saleDocuments, 'first')

/** A document with the one that it corrects, if any. */
export interface FoundSale {
  readonly row: SaleRow
  readonly first: SaleRow | null
}

/** An account's documents, as a query to be narrowed. */
export const salesOf = (db: Database) =>
  db
    .select({ row: saleDocuments, first })
    .from(saleDocuments)
    .leftJoin(first, eq(first.id, saleDocuments.correctsId))
    .$dynamic()

/** An account's document; undefined where it has no such one. */
export async function saleOfAccount(
  db: Database,
  account: AccountId,
  id: SaleDocumentId,
): Promise<FoundSale | undefined> {
  const [found] = await salesOf(db).where(and(eq(saleDocuments.id, id), eq(saleDocuments.accountId, account)))
  return found
}

/** The number of a document as it is printed: written as that of a receipt, and counted apart. */
export const numberOf = ({
  accountId,
  year,
  number,
}: Pick<SaleRow, 'accountId' | 'year' | 'number'>): string =>
  receiptNumber(accountId as AccountId, year, number)

/** A document as calls answer it. */
export function saleAnswer({ row, first: corrected }: FoundSale): SaleDocument {
  const { content } = row
  return {
    id: row.id as SaleDocumentId,
    number: numberOf(row),
    correctsNumber: corrected && numberOf(corrected),
    day: row.day,
    reservationId: row.reservationId as ReservationId,
    reference: content.reference,
    buyerName: content.buyer?.name ?? null,
    buyerDocument: content.buyer?.document ?? null,
    currency: row.currency,
    rate: row.rate,
    tax: content.tax,
    total: content.total,
    pesoTax: content.pesos.tax,
    pesoTotal: content.pesos.total,
    pesoForms: content.pesos.forms,
    fiscalNumber: row.fiscalNumber,
    fiscalDay: row.fiscalDay,
    isInForm: isInForm({ row, first: corrected }),
  }
}

/** Whether form 607 has a document: one that corrects another names that one's fiscal number too. */
export const isInForm = ({ row, first: corrected }: FoundSale): boolean =>
  row.fiscalNumber !== null && (corrected === null || corrected.fiscalNumber !== null)
