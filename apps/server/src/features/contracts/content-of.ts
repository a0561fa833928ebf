import type { ContractContent } from '@nelly/domain/contracts/contract-content'
import type { LandingId, ReservationId } from '@nelly/domain/ids'
import { filledSite } from '@nelly/domain/site/placeholders'
import { isWritten } from '@nelly/domain/site/rich-text'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { otherLanguage } from '@nelly/domain/site/texts'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, customers, landings, reservations, sitePublications } from '../../platform/db/schema.ts'
import { ratesAt } from '../inventory/current-rates.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'
import { damagesOfReservation, plateOfReservation } from '../inventory/units-of.ts'
import { checksOf } from '../reservations/vehicle-checks.ts'

/**
 * What a contract of a reservation shows as it is now; undefined while there can be none: before it is confirmed, once it has ended, and
 * without the customer's data.
 *
 * Source: rules.md, "Contracts".
 */
export async function contentOf(db: Database, id: ReservationId): Promise<ContractContent | undefined> {
  const [found] = await db
    .select({
      reservation: reservationColumns,
      landing: landings,
      operator: accounts,
      document: customers.identityDocument,
      site: sitePublications.document,
      plate: plateOfReservation,
      damages: damagesOfReservation,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .leftJoin(customers, eq(customers.id, reservations.customerId))
    .leftJoin(
      sitePublications,
      and(
        eq(sitePublications.landingId, reservations.landingId),
        eq(sitePublications.number, reservations.publicationNumber),
      ),
    )
    .where(
      and(
        eq(reservations.id, id),
        isReservation,
        isNull(reservations.deletedAt),
        isNull(reservations.erasedAt),
        sql`${reservations.status} in ('confirmed', 'out')`,
      ),
    )
  if (!found) return undefined
  const { reservation: row, landing, operator, document, site, plate, damages } = found
  const { name, legalName, taxNumber, legalAddress } = operator
  const language = row.language ?? landing.defaultLanguage
  const rates = await ratesAt(db, landing.id as LandingId, row.quote.ratesVersion)
  return {
    language,
    operator: { name, legalName, taxNumber, legalAddress },
    reference: row.reference,
    customer: `${row.firstName} ${row.lastName}`.trim(),
    document: document && { kind: document.kind, lastFour: document.number.slice(-4) },
    driverAge: row.driverAge,
    additionalDrivers: row.additionalDrivers,
    vehicle: row.vehicleName,
    unit: row.unit,
    plate,
    ...(damages !== null && { damages }),
    pickup: { at: row.during.pickup, place: row.pickupPlace },
    return: { at: row.during.return, place: row.returnPlace },
    quote: row.quote,
    fuel: rates.rates.fuel,
    handedOver: checksOf(row).out,
    terms: site && {
      ...termsIn(site, landing.displayName, language),
      acceptedAt: row.termsAcceptedAt && wallClockIn(landing.timezone, row.termsAcceptedAt),
    },
  }
}

/** The terms of a publication in a language, else in the other one. */
function termsIn(site: SiteDocument, name: string, language: ContractContent['language']) {
  const { terms } = filledSite(site, { name, leastPrice: null, pickupPlaces: [] }).legal
  const shown = isWritten(terms[language]) ? language : otherLanguage(language)
  return { language: shown, text: terms[shown] }
}
