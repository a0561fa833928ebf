import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { openServer } from '../db/server.ts'

/** Which database the tests of this project run on: a copy of an embedded one, or one of a server's. */
export type TestDatabase = { dump: string } | { url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase
  }
}

/** A fresh, migrated, empty database of the kind this project's tests run on. Closing it removes it. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const place = inject('testDatabase')
  return 'dump' in place ? copyOfDump(place.dump) : databaseOfServer(place)
}

async function copyOfDump(dump: string): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ extensions: { btree_gist }, loadDataDir: await openAsBlob(dump) })
  return {
    db: drizzle(pglite, { schema }),
    ping: async () => void (await pglite.query('select 1')),
    close: () => pglite.close(),
  }
}

async function databaseOfServer({ url, template }: { url: string; template: string }): Promise<OpenDatabase> {
  const name = `nelly_${randomBytes(8).toString('hex')}`
  await asAdmin(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = name
  const opened = await openServer(own.href)
  return {
    ...opened,
    async close() {
      await opened.close()
      await asAdmin(url, `drop database ${name} with (force)`)
    },
  }
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
