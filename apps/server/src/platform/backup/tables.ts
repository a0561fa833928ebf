import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema.ts'

/** A table as a backup holds it. */
export interface BackupTable {
  name: string
  columns: readonly string[]
  /** The primary key, which is also the order of its rows. */
  key: readonly { name: string; isText: boolean }[]
  /** Whether its ids are numbered by the database. */
  numbered: boolean
}

/** Who is signed in, recent attempts and answers, what forms are signed with: of no use in another place. */
const TRANSIENT: ReadonlySet<PgTable> = new Set<PgTable>([
  schema.sessions,
  schema.rateLimits,
  schema.idempotencyKeys,
  schema.sharedSecrets,
])

/** The tables of a schema that a backup holds: all but the transient ones, each after those that its foreign keys refer to. */
export function backupTablesOf(exported: Readonly<Record<string, unknown>>): BackupTable[] {
  const ordered = new Set<PgTable>()
  const visited = new Set<PgTable>()
  const visit = (table: PgTable) => {
    if (visited.has(table)) return
    visited.add(table)
    for (const { reference } of getTableConfig(table).foreignKeys) visit(reference().foreignTable)
    ordered.add(table)
  }
  for (const table of Object.values(exported)) if (is(table, PgTable)) visit(table)
  return [...ordered.difference(TRANSIENT)].map(backupTable)
}

export const BACKUP_TABLES: readonly BackupTable[] = backupTablesOf(schema)

function backupTable(table: PgTable): BackupTable {
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
