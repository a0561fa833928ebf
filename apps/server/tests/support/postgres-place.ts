import { onTestFinished } from 'vitest'
import { newDatabase } from './new-database.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { postgres18 } from './postgres-programs.ts'
import { temporaryFolder } from './server-process.ts'
import { type Query, queryingServer } from './trust/query.ts'

/** A place for data, and a function to query its database once no server runs. */
export interface Place {
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }
  query<T>(use: (query: Query) => Promise<T>): Promise<T>
}

/** A PostgreSQL server and a data folder of the test's own. */
export async function postgresPlace() {
  const cluster = await startPostgresCluster(postgres18(), { copied: true })
  onTestFinished(cluster.stop)
  const DATABASE_URL = await newDatabase(cluster)
  return {
    env: { DATA_DIR: temporaryFolder(), DATABASE_URL },
    query: (use) => queryingServer(DATABASE_URL, use),
  } satisfies Place
}
