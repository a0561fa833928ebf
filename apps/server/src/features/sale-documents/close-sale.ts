import type { Outcome } from '@nelly/contract/refusal-details'
import { MANAGER } from '@nelly/contract/role-groups'
import type {
  ClosedSale,
  closeSale as closing,
  correctSale as correcting,
} from '@nelly/contract/sales/sale-documents'
import type { ReservationId, SaleDocumentId } from '@nelly/domain/ids'
import { isEqual } from '@nelly/domain/is-equal'
import { ok, refuse } from '@nelly/domain/result'
import { PESO, type Sale, saleOf } from '@nelly/domain/sales/sale'
import type { Buyer, SaleContent } from '@nelly/domain/sales/sale-content'
import { saleDifference, saysNothing } from '@nelly/domain/sales/sale-difference'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { saleDocuments } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { type Clerk, type LedgerReservation, lockReservationOf, type Writer } from '../ledger/append.ts'
import { nextNumber } from '../ledger/next-number.ts'
import { chargedSaleOf } from './charged-sale.ts'
import { numberOf, type SaleRow, saleOfAccount } from './sale-row.ts'
import { type SaleSource, saleSourceOf } from './sale-source.ts'

type Closing = z.output<typeof closing.body>
type Correcting = z.output<typeof correcting.body>

/**
 * Closes the sale document of a reservation, once.
 *
 * Source: rules.md, "Sale documents".
 */
export function closeSale<Answer>(
  db: Database,
  writer: Writer,
  id: ReservationId,
  wanted: Closing,
  respond: Respond<ClosedSale, Answer>,
): Promise<Outcome<Answer>> {
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const reservation = await lockReservationOf(tx, writer.account, id)
    if (!reservation) return refuse('reservation-not-found')
    const isFirst = and(eq(saleDocuments.reservationId, id), isNull(saleDocuments.correctsId))
    if ((await tx.$count(saleDocuments, isFirst)) > 0) return refuse('sale-document-there')
    const isForeign = reservation.currency !== PESO
    const { rate = null } = wanted
    if (isForeign && rate === null) return refuse('rate-missing')
    if (!isForeign && rate !== null) return refuse('rate-needless')
    const source = await saleSourceOf(tx, id)
    const charged = await chargedSaleOf(tx, source.reservation, source.language)
    if (charged.total <= 0) return refuse('nothing-to-document')
    const sale = saleOf(charged, rate)
    if (!sale) return refuse('rate-too-high')
    const buyer = buyerOf(wanted, source.buyer)
    const content = contentOf(source, { sale, buyer, reason: null })
    const made = await store(tx, writer, reservation, { content, rate, correctsId: null })
    return ok(await respond(tx, made))
  })
}

/** Corrects the document of a reservation by the differences of its ledger since, or another buyer. */
export function correctSale<Answer>(
  db: Database,
  clerk: Clerk,
  id: SaleDocumentId,
  wanted: Correcting,
  respond: Respond<ClosedSale, Answer>,
): Promise<Outcome<Answer>> {
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const found = await saleOfAccount(tx, clerk.account, id)
    const reservation =
      found && (await lockReservationOf(tx, clerk.account, found.row.reservationId as ReservationId))
    if (!reservation) return refuse('sale-document-not-found')
    if (!clerk.mayPayBack) return refuse('role-not-allowed', { roles: MANAGER })
    const documents = await documentsOf(tx, reservation.id)
    const [first, last] = [documents[0], documents.at(-1)]
    if (!first || !last) return refuse('sale-document-not-found')
    const source = { ...(await saleSourceOf(tx, reservation.id)), language: first.content.language }
    const charged = await chargedSaleOf(tx, source.reservation, source.language)
    const now = saleOf(charged, first.rate)
    if (!now) return refuse('rate-too-high')
    const sale = saleDifference(
      now,
      charged.paid,
      documents.map(({ content }) => content),
      first,
    )
    const buyer = buyerOf(wanted, last.content.buyer)
    if (saysNothing(sale) && isEqual(buyer, last.content.buyer)) return refuse('sale-document-unchanged')
    const content = contentOf(source, { sale, buyer, reason: wanted.reason })
    const of = { content, rate: first.rate, correctsId: first.id }
    return ok(await respond(tx, await store(tx, clerk, reservation, of)))
  })
}

/** The documents of a reservation, the first of them first. */
export const documentsOf = (db: Database, id: ReservationId): Promise<SaleRow[]> =>
  db.select().from(saleDocuments).where(eq(saleDocuments.reservationId, id)).orderBy(asc(saleDocuments.id))

/** Who is named: as it was typed, else as before. */
function buyerOf({ buyerName, document }: Pick<Closing, 'buyerName' | 'document'>, before: Buyer | null) {
  const buyer = {
    name: buyerName ?? before?.name ?? '',
    document: document === undefined ? (before?.document ?? null) : document,
  }
  return buyer.name === '' && buyer.document === null ? null : buyer
}

const contentOf = (
  { language, operator, reservation }: SaleSource,
  { sale, ...said }: { sale: Sale; buyer: Buyer | null; reason: string | null },
): SaleContent => ({
  ...sale,
  ...said,
  language,
  operator,
  reference: reservation.reference,
  vehicle: reservation.vehicleName,
  from: dateOf(reservation.during.pickup),
  to: dateOf(reservation.during.return),
})

async function store(
  tx: Database,
  { account, now }: Writer,
  { id, currency, timezone }: LedgerReservation,
  said: Pick<SaleRow, 'content' | 'rate' | 'correctsId'>,
): Promise<ClosedSale> {
  const day = dateOf(wallClockIn(timezone, now))
  const year = Number(day.slice(0, 4))
  // Last of all, as others of the account wait for it.
  const number = await nextNumber(tx, account, 'sale-document', year)
  const [made] = await tx
    .insert(saleDocuments)
    .values({ ...said, accountId: account, reservationId: id, currency, day, closedAt: now, year, number })
    .returning()
  if (!made) throw new Error('an insert answered no row')
  return {
    id: made.id as SaleDocumentId,
    number: numberOf(made),
    url: `/api/sale-documents/${made.id}/file`,
  }
}
