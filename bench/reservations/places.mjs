import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { makeFolder } from '../../apps/server/src/platform/db/make-folder.ts'
import { openServer } from '../../apps/server/src/platform/db/server.ts'
import { largeWorld } from '../../apps/server/tests/support/large-world.ts'
import { startPostgresCluster } from '../../apps/server/tests/support/postgres-cluster.ts'

/** 2,000 vehicles on 40 landings. */
const SIZE = { owners: 20, landingsEach: 2, vehiclesEach: 50, reservationsEach: 2 }

/** A PostgreSQL server that syncs its commits to disk, for as long as `use` lasts. */
export async function onPostgres(programs, use) {
  const cluster = await startPostgresCluster(programs, { copied: true, mortal: true })
  try {
    return await use(await filled(() => openServer(cluster.url), { DATABASE_URL: cluster.url }))
  } finally {
    await cluster.stop()
  }
}

/** A folder with an embedded database, for as long as `use` lasts. */
export async function onEmbedded(use) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-embedded-'))
  const database = join(folder, 'data', 'database')
  mkdirSync(join(folder, 'data'))
  try {
    await makeFolder(database)
    return await use(await filled(() => openEmbedded(database), { DATA_DIR: join(folder, 'data') }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills a database; returns the product's variables for it, what can be booked, and how to count what was stored. */
async function filled(open, variables) {
  const withDatabase = async (use) => {
    const { db, close } = await open()
    try {
      return await use(db)
    } finally {
      await close()
    }
  }
  const first = await withDatabase(async (db) => {
    for (const statement of largeWorld(SIZE)) await db.execute(sql.raw(statement))
    const { rows } = await db.execute(
      sql`select min(id) as vehicle, min(landing_id) as landing from vehicles`,
    )
    return rows[0]
  })
  const fleet = {
    firstVehicle: first.vehicle,
    vehicles: SIZE.owners * SIZE.landingsEach * SIZE.vehiclesEach,
    firstLanding: first.landing,
    vehiclesEach: SIZE.vehiclesEach,
  }
  const kept = () =>
    withDatabase(async (db) => {
      const { rows } = await db.execute(sql`select count(*)::int as reservations,
        (select count(*)::int from jobs where kind = 'mail') as mails
        from reservations where idempotency_key is not null`)
      return rows[0]
    })
  return { variables, fleet, kept }
}
