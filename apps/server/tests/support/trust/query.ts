import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import pg from 'pg'

/** Runs SQL and returns its rows: an auditor uses nothing else of a database, and none of the product's stores. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Connects to a PostgreSQL server for as long as `use` takes. */
export async function queryingServer<T>(url: string, use: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

/** Opens the embedded database of a folder without a running server, for as long as `use` takes. */
export async function queryingFolder<T>(folder: string, use: (query: Query) => Promise<T>): Promise<T> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist } })
  try {
    return await use(async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows)
  } finally {
    await pglite.close()
  }
}
