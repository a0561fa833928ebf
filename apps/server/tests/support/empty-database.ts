import { getTableName, is, Table } from 'drizzle-orm'
import * as schema from '../../src/platform/db/schema.ts'

/** Has a database run a statement, or several without answers. */
export type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

const TABLES = Object.values(schema)
  .filter((value) => is(value, Table))
  .map(getTableName)

/**
 * What changes as soon as a table, a constraint, a trigger or a function is made or removed, or rows are counted for the
 * planner. Rows that come and go leave it as it is.
 */
const SHAPE = `concat_ws(' ', ${[
  ...['class', 'constraint', 'trigger', 'proc', 'type'].map(
    (kind) => `(select count(*) || ':' || max(oid::bigint) from pg_${kind})`,
  ),
  ...['attribute', 'statistic'].map((kind) => `(select count(*) from pg_${kind})`),
]})`

/** The tables that hold rows. */
const FILLED = `array_remove(array[${TABLES.map(
  (table) => `case when exists (select 1 from ${table}) then '${table}' end`,
)}], null)`

/** The sequences that were asked for a number. */
const COUNTED = `array(select schemaname || '.' || sequencename from pg_sequences
  where schemaname = 'public' and last_value is not null)`

/** The shape of a database, by which a later one is known to be the same. */
export async function shapeOf(run: Run): Promise<string> {
  const { rows } = await run(`select ${SHAPE} as shape`)
  return rows[0]?.shape as string
}

/**
 * Makes a database as it was when it was new: without rows, its numbers from 1 on. False, with nothing done, where it has
 * another shape than it had: then it is to be thrown away.
 */
export async function emptied(run: Run, shape: string): Promise<boolean> {
  const { rows } = await run(`select ${SHAPE} as shape, ${FILLED} as filled, ${COUNTED} as counted`)
  const found = rows[0] as { shape: string; filled: string[]; counted: string[] }
  if (found.shape !== shape) return false
  const work = [
    ...found.filled.map((table) => `delete from ${table}`),
    ...found.counted.map((sequence) => `select setval('${sequence}', 1, false)`),
  ]
  // As a replica it minds neither the order that references ask for nor triggers; a few deletions are quicker than to truncate all.
  if (work.length > 0)
    await run(`set session_replication_role = replica; ${work.join('; ')}; reset session_replication_role`)
  return true
}
