import pg from 'pg'
import type { PostgresCluster } from './postgres-cluster.ts'

/** The address of a new, empty database of a cluster. */
export async function newDatabase({ url }: Pick<PostgresCluster, 'url'>): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create database nelly')
  await admin.end()
  return url.replace(/postgres$/, 'nelly')
}
