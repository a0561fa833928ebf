import type { AuditThing } from '@nelly/domain/audit/audit'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../platform/db/schema.ts'

/** The table of each thing, whose trigger writes the audit. */
export const AUDITED_TABLES: Readonly<Record<AuditThing, PgTable>> = {
  account: schema.accounts,
  person: schema.people,
  member: schema.members,
  invitation: schema.invitations,
  landing: schema.landings,
  site: schema.sitePublications,
  'site-schedule': schema.siteSchedules,
  'preview-link': schema.sitePreviewLinks,
  rates: schema.ratesVersions,
  place: schema.places,
  location: schema.locations,
  vehicle: schema.vehicles,
  picture: schema.vehiclePictures,
  'vehicle-feature': schema.vehicleSpecialFeatures,
  'special-feature': schema.specialFeatures,
  pool: schema.pools,
  'pool-join': schema.poolJoins,
  unit: schema.units,
  block: schema.blocks,
  feed: schema.poolFeeds,
  calendar: schema.poolCalendars,
  reservation: schema.reservations,
  note: schema.reservationEvents,
  'ledger-entry': schema.ledgerEntries,
  'drawer-shift': schema.drawerShifts,
  photograph: schema.reservationPhotographs,
  contract: schema.contracts,
  'sale-document': schema.saleDocuments,
  'pay-link': schema.payLinks,
  'transfer-slip': schema.transferSlips,
  gateway: schema.paymentGateways,
  partner: schema.partners,
  'payment-attempt': schema.paymentAttempts,
  quote: schema.quotes,
  review: schema.reviews,
  customer: schema.customers,
}

const FIELDS = new Map(
  Object.entries(AUDITED_TABLES).map(([thing, table]) => [
    thing,
    new Map(Object.entries(getTableColumns(table)).map(([field, column]) => [column.name, field])),
  ]),
)

/** The field of a column, as everything but the database names it. One that an earlier version had keeps its column's name. */
export const fieldOf = (thing: AuditThing, column: string): string => FIELDS.get(thing)?.get(column) ?? column
