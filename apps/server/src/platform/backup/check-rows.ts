import { areStoredRates } from '@nelly/contract/rates/checks'
import { checkedSite } from '@nelly/contract/site/checked-site'
import { isCurrency } from '@nelly/domain/currency'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { fromStored, type StoredRates } from '@nelly/domain/rates/stored-rates'
import { picturesIn } from '@nelly/domain/site/pictures'
import { isTimezone } from '@nelly/domain/wall-clock'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pagesOf } from '../db/pages-of.ts'
import { namedFiles } from '../files/named-files.ts'
import { STORED_PATH } from '../files/stored-path.ts'
import { BadBackup } from './entry.ts'
import { refuseForeignRows } from './foreign-rows.ts'
import { columnsOf } from './rows.ts'
import { tableToday } from './tables.ts'

/** Rows that are checked at a time: documents are large. */
const PAGE_ROWS = 50

/**
 * Refuses restored rows that this program never stores, although the database takes them; `jobKinds` are those that are
 * handled. Within their transaction. Throws `BadBackup`.
 */
export async function checkRows(tx: Database, jobKinds: ReadonlySet<string>): Promise<void> {
  await refuseForeignRows(tx)
  for (const { table, column, isTaken } of checksWith(jobKinds)) {
    const key = tableToday(table).key.map(({ name }) => name)
    const query = sql`select to_json(array[${columnsOf({ columns: key })}]) as key, ${sql.identifier(column)} as value
      from ${sql.identifier(table)}`
    for await (const rows of pagesOf<{ key: unknown[]; value: unknown }>(tx, query, PAGE_ROWS))
      for (const row of rows)
        if (!isTaken(row.value))
          throw new BadBackup(
            `holds what this program never stores: ${column} of ${table} ${row.key.join('/')} is ${shown(row.value)}`,
          )
  }
  for await (const path of namedFiles(tx))
    if (!STORED_PATH.test(path)) throw new BadBackup(`names a file outside of the storage: ${shown(path)}`)
}

/** How a value is shown in a line: its beginning. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)} …` : text
}

interface Check {
  readonly table: string
  readonly column: string
  isTaken(value: unknown): boolean
}

const checksWith = (jobKinds: ReadonlySet<string>): readonly Check[] => [
  { table: 'landings', column: 'name', isTaken: isAddress },
  { table: 'landings', column: 'timezone', isTaken: (value) => isTimezone(String(value)) },
  { table: 'landings', column: 'currency', isTaken: (value) => isCurrency(String(value)) },
  { table: 'site_drafts', column: 'document', isTaken: isSite },
  { table: 'site_publications', column: 'document', isTaken: isSite },
  { table: 'site_schedules', column: 'document', isTaken: isSite },
  { table: 'rates_versions', column: 'rates', isTaken: isRates },
  { table: 'jobs', column: 'kind', isTaken: (value) => jobKinds.has(String(value)) },
]

/** Whether it is the address that a landing of this name gets. */
function isAddress(value: unknown): boolean {
  const address = addressFor(String(value))
  return address.ok && address.value === value
}

/** Whether it is a document, of which every file is one of the storage. */
function isSite(value: unknown): boolean {
  const { success, data } = checkedSite.safeParse(value)
  return success && picturesIn(data).every(({ path }) => STORED_PATH.test(path))
}

/** Whether they are rates; those of before lack what was added since. */
function isRates(value: unknown): boolean {
  try {
    return areStoredRates(fromStored(value as StoredRates))
  } catch {
    // It has a field of another type than rates have.
    return false
  }
}
