import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newDatabase } from '../../tests/support/new-database.ts'
import { startPostgresCluster } from '../../tests/support/postgres-cluster.ts'
import { postgres18 } from '../../tests/support/postgres-programs.ts'
import { silentProxy } from '../../tests/support/silent-proxy.ts'
import { audit } from '../../tests/support/trust/audit.ts'
import { summaryOf } from '../../tests/support/trust/ledger.ts'
import { queryingServer } from '../../tests/support/trust/query.ts'
import { randomRequest } from '../../tests/support/trust/random-request.ts'
import { folderFor } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { book, tallied, trialIn, untilAllServed } from '../lib/under-load.ts'

const RECOVERY_MS = 5_000

/** The primary's host vanishes; its address leads to a standby, which is promoted a while later. */
export const failover: Scenario = {
  holds:
    'when the primary vanishes callers get 503, from the standby too, and all works within 5 s of its promotion; nothing acknowledged is lost',
  async run() {
    const { primary, standby, end } = await startPair()
    const proxy = await silentProxy(primary.url)
    const DATA_DIR = folderFor('failover')
    const storage = join(DATA_DIR, 'storage')
    try {
      const trial = await trialIn({
        name: 'a pair of PostgreSQL 18',
        env: { DATA_DIR, DATABASE_URL: proxy.url },
        audit: (ledger) => queryingServer(standby.url, (query) => audit(query, storage, ledger)),
        end: async () => {},
      })
      const server = await trial.start()
      const faults: string[] = []
      const wait = await trial.under(
        () => server.origin,
        async () => {
          await pause(3000)
          proxy.fallSilent()
          await primary.cluster.kill()
          await pause(2000)
          proxy.leadTo(standby.url)
          proxy.recover()
          await pause(5000)
          const answers = await tallied(20, () => book(server.origin, randomRequest(trial.house)))
          if (answers['503'] !== 20) faults.push(`the standby's answers were ${JSON.stringify(answers)}`)
          const { status } = await fetch(`${server.origin}/readyz`)
          if (status !== 503) faults.push(`on the standby /readyz was answered ${status}`)
          await promote(standby.url)
          return untilAllServed(server.origin, trial.house, faults)
        },
      )
      await server.kill()
      if (wait > RECOVERY_MS) faults.push(`not everything was served again after ${Math.round(wait)} ms`)
      return {
        faults: [...faults, ...(await trial.check())],
        seen: [
          `everything served again within ${Math.round(wait)} ms of the promotion; acknowledged ${summaryOf(trial.ledger)}`,
        ],
      }
    } finally {
      await proxy.close()
      await end()
      rmSync(DATA_DIR, { recursive: true, force: true })
    }
  },
}

/**
 * A primary that acknowledges a commit once its standby has it too. The standby begins as a copy of the stopped
 * primary's folder.
 */
async function startPair() {
  const folders = [folderFor('primary'), folderFor('standby')] as const
  // PostgreSQL runs as another user where this process runs as root.
  for (const folder of folders) chmodSync(folder, 0o755)
  const start = (kept: string, settings = {}) =>
    startPostgresCluster(postgres18(), { copied: true, mortal: true, kept, settings })
  const seed = await start(folders[0])
  await newDatabase(seed)
  await seed.stop()
  const [data, copy] = folders.map((folder) => join(folder, 'data')) as [string, string]
  execFileSync('cp', ['-a', data, copy])
  writeFileSync(join(copy, 'standby.signal'), '')
  const primary = await start(folders[0], { synchronous_standby_names: '*' })
  const { port } = new URL(primary.url)
  const standby = await start(folders[1], { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres` })
  const ofNelly = ({ url }: { url: string }) => url.replace(/postgres$/, 'nelly')
  return {
    primary: { cluster: primary, url: ofNelly(primary) },
    standby: { url: ofNelly(standby) },
    async end() {
      await standby.stop()
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}
