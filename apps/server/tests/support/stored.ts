import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import * as schema from '../../src/platform/db/schema.ts'
import { INSTALLATION_FILE } from '../../src/platform/files/installation-id.ts'
import type { Parts } from '../../src/platform/parts.ts'
import type { TestApp } from './test-app.ts'

/** Sessions, rate limits and signing secrets are not an owner's data. */
const PASSING: ReadonlySet<string> = new Set(['sessions', 'rate_limits', 'shared_secrets'])

/** The tables with data of owners and visitors. */
export const TABLES: readonly string[] = Object.values(schema)
  .filter((value) => is(value, Table))
  .map(getTableName)
  .filter((name) => !PASSING.has(name))

/** Every row of every table, as text, without sessions and limits. */
export async function storedRows({ db }: Pick<Parts, 'db'>): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  for (const table of TABLES) {
    const asText = sql`select coalesce(string_agg(t::text, e'\n' order by t::text), '') as rows from ${sql.identifier(table)} t`
    const answer = (await db.execute(asText)) as unknown as { rows: { rows: string }[] }
    rows[table] = answer.rows[0]?.rows ?? ''
  }
  return rows
}

/**
 * A fingerprint that changes when a row is added, changed or removed in any table: the number of rows of each and the
 * latest transaction. Faster than all rows.
 */
async function storedMark({ db }: Pick<Parts, 'db'>): Promise<string> {
  const marks = TABLES.map(
    (table) =>
      sql`(select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) from ${sql.identifier(table)})`,
  )
  const answer = (await db.execute(
    sql`select concat_ws(' ', ${sql.join(marks, sql`, `)}) as mark`,
  )) as unknown as {
    rows: { mark: string }[]
  }
  return answer.rows[0]?.mark ?? ''
}

/**
 * Returns a fingerprint of everything stored, in rows and files. Rows are only read again after a transaction wrote:
 * every one that does uses an id.
 */
export function storedWatch({ parts, folder }: Pick<TestApp, 'parts' | 'folder'>): () => Promise<unknown[]> {
  let seen: { next: string; mark: string } | undefined
  return async () => {
    const next = await nextTransaction(parts)
    if (seen?.next !== next) seen = { next, mark: await storedMark(parts) }
    return [seen.mark, storedFiles(folder)]
  }
}

async function nextTransaction({ db }: Pick<Parts, 'db'>): Promise<string> {
  const answer = (await db.execute(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )) as unknown as {
    rows: { next: string }[]
  }
  return answer.rows[0]?.next ?? ''
}

/** The stored files with their sizes, in order, without the installation id. */
export const storedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== INSTALLATION_FILE)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length)} ${statSync(path).size}`)
    .sort()

/** Removes all stored files: those of tests before would be listed at each look. */
export function dropFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) rmSync(join(folder, entry.name), { recursive: true })
}
