import { Readable } from 'node:stream'
import type { SaleDocument, SaleDocuments } from '@nelly/contract/sales/sale-documents'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { FORM_607_COLUMNS, form607Row } from '@nelly/domain/sales/form-607'
import { PESO, saleOf } from '@nelly/domain/sales/sale'
import { saleDifference, saysNothing } from '@nelly/domain/sales/sale-difference'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, ledgerEntries, saleDocuments } from '../../platform/db/schema.ts'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { reservationOf } from '../ledger/ledger-of.ts'
import { chargedSaleOf } from './charged-sale.ts'
import { type FoundSale, isInForm, saleAnswer, salesOf } from './sale-row.ts'
import { saleSourceOf } from './sale-source.ts'

/** The documents of an account's reservation, and what its next would say; undefined where it has no such reservation. */
export async function saleDocumentsOf(
  db: Database,
  account: AccountId,
  id: ReservationId,
): Promise<SaleDocuments | undefined> {
  if (!(await reservationOf(db, account, id))) return undefined
  const source = await saleSourceOf(db, id)
  const found = await salesOf(db).where(eq(saleDocuments.reservationId, id)).orderBy(asc(saleDocuments.id))
  const [first] = found
  const language = first?.row.content.language ?? source.language
  const charged = await chargedSaleOf(db, source.reservation, language)
  const now = first && saleOf(charged, first.row.rate)
  const contents = found.map(({ row }) => row.content)
  const buyer = contents.at(-1)?.buyer ?? source.buyer
  return {
    currency: charged.currency,
    charged: charged.total,
    isChanged: now ? !saysNothing(saleDifference(now, charged.paid, contents, first.row)) : false,
    rate: await usedRate(db, source),
    buyerName: buyer?.name ?? '',
    buyerDocument: buyer?.document ?? null,
    documents: found.map(saleAnswer),
  }
}

/** How many pesos one of a reservation's currency was in its ledger last, else beside its price. */
async function usedRate(db: Database, { reservation }: Awaited<ReturnType<typeof saleSourceOf>>) {
  if (reservation.currency === PESO) return null
  const { rate, reservationId, currency, bookedCurrency, id } = ledgerEntries
  const [last] = await db
    .select({ rate })
    .from(ledgerEntries)
    .where(
      and(eq(reservationId, reservation.id), eq(currency, PESO), eq(bookedCurrency, reservation.currency)),
    )
    .orderBy(desc(id))
    .limit(1)
  const { display } = reservation.quote
  return last?.rate ?? (display?.currency === PESO ? display.rate : null)
}

/** By the day of the fiscal receipt, which is that of the document unless another was said. */
const dayOfSale = sql`coalesce(${saleDocuments.fiscalDay}, ${saleDocuments.day})`

/** An account's documents of a month, `yyyy-mm`. */
const ofMonth = (db: Database, account: AccountId, month: string): Promise<FoundSale[]> =>
  salesOf(db)
    .where(and(eq(saleDocuments.accountId, account), sql`to_char(${dayOfSale}, 'YYYY-MM') = ${month}`))
    .orderBy(asc(saleDocuments.year), asc(saleDocuments.number))

export const salesOfMonth = async (
  db: Database,
  account: AccountId,
  month: string,
): Promise<SaleDocument[]> => (await ofMonth(db, account, month)).map(saleAnswer)

/** The same in the columns of form 607, but for those without a fiscal number. */
export async function form607Of(db: Database, account: AccountId, month: string): Promise<Readable> {
  const [settled] = await db
    .select({ incomeKind: accounts.incomeKind })
    .from(accounts)
    .where(eq(accounts.id, account))
  const rows = (await ofMonth(db, account, month)).filter(isInForm).map(({ row, first }) =>
    form607Row(
      {
        document: row.content.buyer?.document ?? null,
        fiscalNumber: row.fiscalNumber ?? '',
        modified: first?.fiscalNumber ?? null,
        day: row.fiscalDay ?? row.day,
        pesos: row.content.pesos,
      },
      settled?.incomeKind ?? '01',
    ),
  )
  return Readable.from(rows).compose(spreadsheetTable(FORM_607_COLUMNS, ','))
}
