import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema.ts'

/** A table as a backup holds it. */
export interface KeptTable {
  name: string
  columns: readonly string[]
  /** The primary key, which is also the order of its rows. */
  key: readonly { name: string; isText: boolean }[]
  /** Whether its ids are numbered by the database. */
  numbered: boolean
}

/** Who is signed in, what was tried lately, which files wait to be removed, what forms are signed with: of no use in another place. */
export const PASSING_TABLES: readonly PgTable[] = [
  schema.sessions,
  schema.rateLimits,
  schema.fileRemovals,
  schema.sharedSecrets,
]

/** All that is kept, each table after those it refers to. */
export const KEPT_TABLES: readonly KeptTable[] = [
  schema.users,
  schema.landings,
  schema.formerNames,
  schema.locations,
  schema.specialFeatures,
  schema.vehicles,
  schema.vehicleSpecialFeatures,
  schema.vehiclePictures,
  schema.reservations,
  schema.reservationEvents,
  schema.jobs,
].map(keptTable)

function keptTable(table: PgTable): KeptTable {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const named = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
  const key = columns.filter((column) => column.primary || named.includes(column.name))
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => ({ name: column.name, isText: column.getSQLType() === 'text' })),
    numbered: columns.some((column) => column.generatedIdentity !== undefined),
  }
}
