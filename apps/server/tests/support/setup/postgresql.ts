import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openServer } from '../../../src/platform/db/server.ts'
import { startPostgresCluster } from '../postgres-cluster.ts'

/** The migrated database that each test's own is copied from. */
const TEMPLATE = 'nelly_template'

/** Nothing persists in it, and no other process works in it, least of all autovacuum. */
const HASTY = { autovacuum: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' }

/** Runs the tests on a PostgreSQL server of the programs in `bin`. Returns the function that stops it. */
export async function onPostgresql(
  project: TestProject,
  bin: string,
  options?: { copied: boolean },
): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster(bin, { ...options, settings: HASTY })
  const admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = new URL(cluster.url)
  template.pathname = TEMPLATE
  await (await openServer(template.href)).close()
  project.provide('testDatabase', { url: cluster.url, template: TEMPLATE })
  return cluster.stop
}
