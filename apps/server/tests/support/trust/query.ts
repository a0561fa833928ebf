import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import pg from 'pg'

/** Runs SQL and gives its rows: all that an auditor has of a database, and nothing of the product's own stores. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Asks a PostgreSQL server for as long as `use` takes. */
export async function queryingServer<T>(url: string, use: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

/** Asks the embedded database in a folder that no server holds, for as long as `use` takes. */
export async function queryingFolder<T>(folder: string, use: (query: Query) => Promise<T>): Promise<T> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist } })
  try {
    return await use(async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows)
  } finally {
    await pglite.close()
  }
}
