import type { Language } from '@nelly/contract/wire'
import type { ReservationId } from '@nelly/domain/ids'
import type { Buyer, SaleContent } from '@nelly/domain/sales/sale-content'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, customers, landings, reservations } from '../../platform/db/schema.ts'
import { type ReservationRow, reservationColumns } from '../inventory/is-reservation.ts'

/** What a sale document has of a reservation besides money. */
export interface SaleSource {
  readonly reservation: ReservationRow
  readonly language: Language
  readonly operator: SaleContent['operator']
  /** Its customer; null once erased. */
  readonly buyer: Buyer | null
}

/** The same of a reservation that is known to be there. */
export async function saleSourceOf(db: Database, id: ReservationId): Promise<SaleSource> {
  const [found] = await db
    .select({
      reservation: reservationColumns,
      landingLanguage: landings.defaultLanguage,
      operator: {
        name: accounts.name,
        legalName: accounts.legalName,
        taxNumber: accounts.taxNumber,
        legalAddress: accounts.legalAddress,
      },
      document: customers.identityDocument,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .leftJoin(customers, eq(customers.id, reservations.customerId))
    .where(eq(reservations.id, id))
  if (!found) throw new Error('a reservation is gone')
  const { reservation, landingLanguage, operator, document } = found
  const name = `${reservation.firstName} ${reservation.lastName}`.trim()
  return {
    reservation,
    language: reservation.language ?? landingLanguage,
    operator,
    buyer: name === '' && !document ? null : { name, document },
  }
}
