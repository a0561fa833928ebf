import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import { addDemoData, DEMO_EMAIL } from '../../src/cli/demo/add-demo-data.ts'
import { readConfig } from '../../src/config.ts'
import { makeBackup } from '../../src/platform/backup/make-backup.ts'
import { openStores } from '../../src/platform/open-stores.ts'

// Writes the demo to the backup of this version, which is restored by the tests of later ones. Of its files only the
// smallest: with all of them it is thirty times as large.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'nelly-upgrade-'))
const stores = await openStores(readConfig({ DATA_DIR }))
if (!stores) throw new Error(`another process holds ${DATA_DIR}`)
const { db, files } = stores
const now = () => new Date()
await addDemoData({ db, files, now }, { email: DEMO_EMAIL, password: 'of a backup' }, console.log)
const small: typeof files = {
  ...files,
  read: async (path) => (path.endsWith('.avif') ? files.read(path) : undefined),
}
const to = fileURLToPath(new URL(`./${manifest.version}.backup`, import.meta.url))
const { rows } = await makeBackup({ db, files: small, now }, to)
await stores.close()
rmSync(DATA_DIR, { recursive: true })
console.log(`${to} holds the rows of ${Object.keys(rows).length} tables.`)
