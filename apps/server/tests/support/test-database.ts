import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { listenEmbedded } from '../../src/platform/db/change-notifications.ts'
import { type Database, type OpenDatabase, queryRows } from '../../src/platform/db/database.ts'
import { startPglite } from '../../src/platform/db/embedded.ts'
import { openServer } from '../../src/platform/db/server.ts'
import { emptied, type Run, shapeOf } from './empty-database.ts'

/** The database of this project's tests: a copy of an embedded one, or one of a server. */
export type TestDatabase = { dump: string } | { url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

/** A database that a test uses for a while. */
interface LentDatabase extends OpenDatabase {
  /** Releases it: its contents are lost. */
  giveBack(): Promise<void>
}

/** A migrated, empty database of this project's kind. */
export function openTestDatabase(): Promise<LentDatabase> {
  const place = inject('testDatabase')
  return 'dump' in place ? copyOfDump(place.dump) : databaseOfServer(place)
}

/** A free database of this process, and its shape when it was new: emptying it is faster than copying another. */
interface Idle<T> {
  database: T
  shape: string
}

const idleEmbedded: Idle<PGlite>[] = []
const idleOfServer: Idle<OfServer>[] = []

/** A database of a server, with the connections of the test before where they can serve another. */
interface OfServer {
  name: string
  opened?: OpenDatabase
}

async function copyOfDump(dump: string): Promise<LentDatabase> {
  const { database: pglite, shape } = idleEmbedded.pop() ?? (await newCopy(dump))
  return {
    db: drizzle(pglite),
    subscribe: (listener) => listenEmbedded(pglite, listener),
    close: () => pglite.close(),
    async giveBack() {
      if (pglite.closed) return
      await pglite.query('discard all')
      if (await emptied(running(pglite), shape)) idleEmbedded.push({ database: pglite, shape })
      else await pglite.close()
    },
  }
}

async function newCopy(dump: string): Promise<Idle<PGlite>> {
  const pglite = await startPglite({ loadDataDir: await openAsBlob(dump) })
  return { database: pglite, shape: await shapeOf(running(pglite)) }
}

const running =
  (pglite: PGlite): Run =>
  async (statements) =>
    (await pglite.exec(statements))[0] as { rows: Record<string, unknown>[] }

async function databaseOfServer({ url, template }: { url: string; template: string }): Promise<LentDatabase> {
  const { database, shape } = idleOfServer.pop() ?? (await newOfServer(url, template))
  const { name } = database
  const opened = database.opened ?? (await openServer(named(url, name)))
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= opened.close()
    return closing
  }
  return {
    ...opened,
    close,
    async giveBack() {
      if (!closing && (await emptiedOver(poolOf(opened), shape))) {
        idleOfServer.push({ database: { name, opened }, shape })
        return
      }
      await close()
      const isEmpty = await asSuperuser(named(url, name), (run) => emptiedAlone(run, shape))
      if (isEmpty) idleOfServer.push({ database: { name }, shape })
      else await asSuperuser(url, (run) => run(`drop database ${name} with (force)`))
    },
  }
}

async function newOfServer(url: string, template: string): Promise<Idle<OfServer>> {
  const name = `nelly_${randomBytes(8).toString('hex')}`
  await asSuperuser(url, (run) => run(`create database ${name} template ${template}`))
  return { database: { name }, shape: await asSuperuser(named(url, name), shapeOf) }
}

const poolOf = ({ db }: OpenDatabase): pg.Pool => (db as unknown as { $client: pg.Pool }).$client

/**
 * Empties a database over its own connections, which then serve the next test: a new one reads the catalogue anew. False
 * where one of them is still in use, or where there are others.
 */
async function emptiedOver(pool: pg.Pool, shape: string): Promise<boolean> {
  if (pool.idleCount < pool.totalCount) return false
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const [first] = clients
  if (!first) return false
  try {
    for (const client of clients) await client.query('discard all')
    const run: Run = (statements) => first.query(statements)
    const { rows } = await run(
      'select count(*)::int as sessions from pg_stat_activity where datname = current_database()',
    )
    return rows[0]?.sessions === clients.length && (await emptied(run, shape))
  } catch {
    return false
  } finally {
    for (const client of clients) client.release()
  }
}

/** The same for one whose connections may still be open: they are closed. */
async function emptiedAlone(run: Run, shape: string): Promise<boolean> {
  await run(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  return emptied(run, shape)
}

/** The same database over separate connections, if it is a server's: as another instance would use it. */
export async function connectedAnew(db: Database): Promise<Database> {
  if ('dump' in inject('testDatabase')) return db
  const opened = await openServer(await urlOfDatabase(db))
  onTestFinished(() => opened.close())
  return opened.db
}

/** The address of a test's database on a server. */
export async function urlOfDatabase(db: Database): Promise<string> {
  const place = inject('testDatabase')
  if (!('url' in place)) throw new Error('the embedded database has no address')
  const [current] = await queryRows<{ name: string }>(db, sql`select current_database() as name`)
  return named(place.url, current?.name ?? '')
}

/** The address of a server's database. */
function named(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

async function asSuperuser<T>(url: string, use: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use((statements) => client.query(statements))
  } finally {
    await client.end()
  }
}
