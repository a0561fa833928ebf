import { getTableName, is, Table } from 'drizzle-orm'
import * as schema from '../../src/platform/db/schema.ts'

/** Runs a statement on a database, or several without results. */
export type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

const TABLES = Object.values(schema)
  .filter((value) => is(value, Table))
  .map(getTableName)

/**
 * A fingerprint that changes when a table, a constraint, a trigger or a function is created or removed, or statistics
 * are collected. Rows do not change it.
 */
const SHAPE = `concat_ws(' ', ${[
  ...['class', 'constraint', 'trigger', 'proc', 'type'].map(
    (kind) => `(select count(*) || ':' || max(oid::bigint) from pg_${kind})`,
  ),
  ...['attribute', 'statistic'].map((kind) => `(select count(*) from pg_${kind})`),
]})`

/** The tables with rows. */
const FILLED = `array_remove(array[${TABLES.map(
  (table) => `case when exists (select 1 from ${table}) then '${table}' end`,
)}], null)`

/** The sequences that were used. */
const COUNTED = `array(select schemaname || '.' || sequencename from pg_sequences
  where schemaname = 'public' and last_value is not null)`

/** The shape of a database, to compare a later one with. */
export async function shapeOf(run: Run): Promise<string> {
  const { rows } = await run(`select ${SHAPE} as shape`)
  return rows[0]?.shape as string
}

/**
 * Resets a database to empty: without rows, its numbers from 1 on. False, with nothing done, where its shape has
 * changed: then it must be discarded.
 */
export async function emptied(run: Run, shape: string): Promise<boolean> {
  const { rows } = await run(`select ${SHAPE} as shape, ${FILLED} as filled, ${COUNTED} as counted`)
  const found = rows[0] as { shape: string; filled: string[]; counted: string[] }
  if (found.shape !== shape) return false
  const work = [
    ...found.filled.map((table) => `delete from ${table}`),
    ...found.counted.map((sequence) => `select setval('${sequence}', 1, false)`),
  ]
  // The replica role disables foreign keys and triggers; a few deletions are faster than truncating everything.
  if (work.length > 0)
    await run(`set session_replication_role = replica; ${work.join('; ')}; reset session_replication_role`)
  return true
}
