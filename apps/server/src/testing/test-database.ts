import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { getTableName, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Database, OpenDatabase } from '../db/database.ts'
import { embeddedNews } from '../db/embedded-news.ts'
import * as schema from '../db/schema.ts'
import { openServer } from '../db/server.ts'

/** Which database the tests of this project run on: a copy of an embedded one, or one of a server's. */
export type TestDatabase = { dump: string } | { url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

/** A database that is a test's own for a while. */
interface LentDatabase extends OpenDatabase {
  /** Takes it back: its contents are gone. */
  giveBack(): Promise<void>
}

/** A fresh, migrated, empty database of the kind this project's tests run on. */
export function openTestDatabase(): Promise<LentDatabase> {
  const place = inject('testDatabase')
  return 'dump' in place ? copyOfDump(place.dump) : databaseOfServer(place)
}

/** An embedded database and what its shape was when it was new. */
interface Copy {
  pglite: PGlite
  shape: string
}

/** Those of this process that nobody uses: emptying one is thirty times as quick as copying another. */
const idle: Copy[] = []

/**
 * What changes as soon as a table, a constraint, a trigger or a function is made or removed, or rows are counted for the
 * planner. Emptying tables leaves it as it is.
 */
const SHAPE = `select concat_ws(' ', ${[
  ...['class', 'constraint', 'trigger', 'proc', 'type'].map(
    (kind) => `(select count(*) || ':' || max(oid::bigint) from pg_${kind})`,
  ),
  ...['attribute', 'statistic'].map((kind) => `(select count(*) from pg_${kind})`),
]}) as shape`

const TABLES = Object.values(schema)
  .map((table) => getTableName(table))
  .join(', ')

async function copyOfDump(dump: string): Promise<LentDatabase> {
  const copy = idle.pop() ?? (await newCopy(dump))
  const { pglite } = copy
  return {
    db: drizzle(pglite),
    ping: async () => void (await pglite.query('select 1')),
    followLandings: (reader) => embeddedNews(pglite, reader),
    close: () => pglite.close(),
    async giveBack() {
      if (pglite.closed) return
      await pglite.query('discard all')
      // What a test made of the tables themselves would be there for others still.
      if ((await shapeOf(pglite)) !== copy.shape) return pglite.close()
      await pglite.exec(`truncate ${TABLES} restart identity cascade`)
      idle.push(copy)
    },
  }
}

async function newCopy(dump: string): Promise<Copy> {
  const pglite = await PGlite.create({ extensions: { btree_gist }, loadDataDir: await openAsBlob(dump) })
  return { pglite, shape: await shapeOf(pglite) }
}

const shapeOf = async (pglite: PGlite): Promise<string> =>
  (await pglite.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? ''

async function databaseOfServer({ url, template }: { url: string; template: string }): Promise<LentDatabase> {
  const name = `nelly_${randomBytes(8).toString('hex')}`
  await asAdmin(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = name
  const opened = await openServer(own.href)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= opened.close()
    return closing
  }
  return {
    ...opened,
    close,
    async giveBack() {
      await close()
      await asAdmin(url, `drop database ${name} with (force)`)
    },
  }
}

/** The same database over connections of its own, where it is a server's: as another instance of ours has it. */
export async function connectedAnew(db: Database): Promise<Database> {
  const place = inject('testDatabase')
  if (!('url' in place)) return db
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[]
  }
  const url = new URL(place.url)
  url.pathname = rows[0]?.name ?? ''
  const opened = await openServer(url.href)
  onTestFinished(() => opened.close())
  return opened.db
}

async function asAdmin(url: string, command: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(command)
  } finally {
    await admin.end()
  }
}
