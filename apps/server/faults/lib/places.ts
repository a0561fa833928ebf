import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newDatabase } from '../../tests/support/new-database.ts'
import { type PostgresCluster, startPostgresCluster } from '../../tests/support/postgres-cluster.ts'
import { postgres15, postgres18 } from '../../tests/support/postgres-programs.ts'
import { audit } from '../../tests/support/trust/audit.ts'
import type { Ledger } from '../../tests/support/trust/ledger.ts'
import { queryingServer } from '../../tests/support/trust/query.ts'

const AUDITOR = fileURLToPath(new URL('./audit-folder.ts', import.meta.url))

/** Where a server stores its data, and how it is audited. */
export interface Place {
  name: string
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** The errors in the stored data; for the embedded database only while no server runs. */
  audit(ledger: Ledger): Promise<string[]>
  end(): Promise<void>
}

/** A place on a PostgreSQL server of its own. */
interface ServerPlace extends Place {
  env: { DATA_DIR: string; DATABASE_URL: string }
  cluster: PostgresCluster
}

/** A folder that is removed after the scenario. */
export const folderFor = (scenario: string): string =>
  mkdtempSync(join(tmpdir(), `nelly-faults-${scenario}-`))

/** The embedded database. The auditor reads a copy, so that the server has to recover by itself. */
export async function embeddedPlace(folder = folderFor('embedded')): Promise<Place> {
  const DATA_DIR = join(folder, 'data')
  return {
    name: 'embedded',
    env: { DATA_DIR },
    audit: (ledger) => auditCopy(DATA_DIR, ledger),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A separate process does it: each copy of the embedded database takes memory that is never released. */
async function auditCopy(dataDir: string, ledger: Ledger): Promise<string[]> {
  const copy = folderFor('copy')
  try {
    await cp(join(dataDir, 'database'), join(copy, 'database'), { recursive: true })
    const run = promisify(execFile)(
      process.execPath,
      [AUDITOR, join(copy, 'database'), join(dataDir, 'storage')],
      {
        maxBuffer: 1e8,
      },
    )
    run.child.stdin?.end(JSON.stringify(ledger))
    return JSON.parse((await run).stdout)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A PostgreSQL server that can be killed: Debian's where it is installed and requested, else the one from npm. */
export async function serverPlace({ debians = false } = {}): Promise<ServerPlace> {
  const folder = folderFor('postgresql')
  const fifteen = debians ? postgres15() : undefined
  const cluster = await startPostgresCluster(fifteen ?? postgres18(), { copied: !fifteen, mortal: true })
  const DATABASE_URL = await newDatabase(cluster)
  return {
    name: fifteen ? 'PostgreSQL 15' : 'PostgreSQL 18',
    env: { DATA_DIR: folder, DATABASE_URL },
    cluster,
    audit: (ledger) => queryingServer(DATABASE_URL, (query) => audit(query, join(folder, 'storage'), ledger)),
    async end() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
