import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startPostgresCluster } from '../../apps/server/tests/support/postgres-cluster.ts'
import { postgres18 } from '../../apps/server/tests/support/postgres-programs.ts'
import { say } from './figures.mjs'
import { fillWorld, withClient } from './world.mjs'

/** The reservations of each vehicle of the busy owner, and how many of them are over or under way. */
const BUSY = { owners: 1, reservationsEach: 100, pastEach: 96 }

/**
 * Starts a PostgreSQL 18 with three databases for as long as `use` lasts: `alone` with one owner, `busy` with one who
 * has many reservations, `amid` with the large data and that busy owner in it. With a folder `kept` they are filled
 * once and reused; their size is that of the first time.
 */
export async function withWorlds(size, kept, use) {
  const folder = kept && resolve(kept, Object.values(size).join('-'))
  if (folder) {
    mkdirSync(folder, { recursive: true })
    if (existsSync(join(folder, 'data'))) say(`using the worlds of ${folder}`)
  }
  const cluster = await startPostgresCluster(postgres18(), { copied: true, kept: folder })
  const busy = { ...size, ...BUSY }
  try {
    const url = await database(cluster.url, 'alone', (url) => fillWorld(url, { ...size, owners: 1 }))
    const busyUrl = await database(cluster.url, 'busy', (url) => fillWorld(url, busy, 'busy'))
    const amidUrl = await database(cluster.url, 'amid', async (url) => {
      await fillWorld(url, size)
      await fillWorld(url, busy, 'busy')
    })
    return await use({ alone: url, busy: busyUrl, amid: amidUrl })
  } finally {
    await cluster.stop()
  }
}

/** Its address; filled under a temporary name, so that an incomplete one is never reused. */
async function database(clusterUrl, name, fill) {
  const at = (database) => Object.assign(new URL(clusterUrl), { pathname: database }).href
  await withClient(clusterUrl, async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [name])
    if (found.rowCount > 0) return
    await admin.query(`drop database if exists ${name}_half`)
    await admin.query(`create database ${name}_half`)
    say(`filling the database "${name}" …`)
    await fill(at(`${name}_half`))
    await admin.query(`alter database ${name}_half rename to ${name}`)
  })
  return at(name)
}
