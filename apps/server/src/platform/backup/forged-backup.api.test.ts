import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, zstdCompressSync } from 'node:zlib'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { pack } from 'tar-stream'
import { beforeAll, expect, test } from 'vitest'
import { addVehicle } from '../../../tests/support/rental.ts'
import { storedFiles, storedRows } from '../../../tests/support/stored.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import { JOB_KINDS } from '../../job-handlers.ts'
import * as schema from '../db/schema.ts'
import { BadBackup, type End, type Header, textEntry, wholeOf } from './entry.ts'
import { makeBackup } from './make-backup.ts'
import { readArchive } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

/** A backup that can be changed before it is written again, with valid checksums. */
interface Draft {
  entries: { path: string; text: string }[]
  end: Partial<End>
}

let empty: TestApp
let folder: string
let genuine: Draft
let forgeries = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nelly-forged-'))
  const { parts, ...full } = await startTestApp()
  const { published } = await makeHoldings({ parts, ...full }, 'heron', {})
  await parts.files.put('avatars/heron/avatar.jpg', Buffer.from('an avatar'))
  await parts.files.put('vehicles/heron/picture.jpg', Buffer.from('a picture'))
  await addVehicle(parts, published.landing as never)
  const place = { landingId: published.landing, pickupPlace: 'a', returnPlace: 'b', createdAt: parts.now() }
  await parts.db.insert(schema.locations).values(Array.from({ length: 600 }, () => place))
  const file = join(folder, 'genuine')
  await makeBackup(parts, file)
  genuine = await draftOf(file)
  empty = await startTestApp()
  return () => rmSync(folder, { recursive: true, force: true })
})

async function draftOf(file: string): Promise<Draft> {
  const entries: Draft['entries'] = []
  const reading = readArchive(file)
  for (;;) {
    const next = await reading.next()
    if (next.done) return { entries, end: next.value }
    entries.push({ path: next.value.path, text: (await wholeOf(next.value)).toString() })
  }
}

async function forged(change: (draft: Draft) => void): Promise<string> {
  const draft = structuredClone(genuine)
  change(draft)
  forgeries += 1
  const file = join(folder, `forged-${forgeries}`)
  async function* entries() {
    for (const { path, text } of draft.entries) yield textEntry(path, text)
  }
  await writeBackup(file, entries(), async (sums) =>
    textEntry('end.json', JSON.stringify({ ...draft.end, sums: draft.end.sums ? sums : 'others' })),
  )
  return file
}

const at = ({ entries }: Draft, path: string) => {
  const found = entries.find((entry) => entry.path.startsWith(path))
  if (!found) throw new Error(`the genuine backup has no ${path}`)
  return found
}

const header = (draft: Draft, change: (header: Header) => void) => {
  const entry = at(draft, 'nelly-backup.json')
  const read = JSON.parse(entry.text) as Header
  change(read)
  entry.text = JSON.stringify(read)
}

/** Changes a row of the first page of a table. */
const row = (draft: Draft, table: string, change: (row: Record<string, unknown>) => void) => {
  const page = at(draft, `tables/${table}/`)
  const [first = '', ...others] = page.text.split('\n')
  const read = JSON.parse(first) as Record<string, unknown>
  change(read)
  page.text = [JSON.stringify(read), ...others].join('\n')
}

/** The rows of the first page of a table. */
const rowsOf = (draft: Draft, table: string) =>
  at(draft, `tables/${table}/`)
    .text.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** Gives a reservation of a vehicle another landing. */
function withForeignLanding(draft: Draft, own: Record<string, unknown>) {
  const other = rowsOf(draft, 'vehicles').find((vehicle) => vehicle.landing_id !== own.landing_id)
  Object.assign(own, { landing_id: other?.landing_id, publication_number: null, terms_accepted_at: null })
}

/** Gives all customers, but not their landings, to a second account. */
function withForeignCustomers(draft: Draft) {
  const accounts = at(draft, 'tables/accounts/')
  const [account] = rowsOf(draft, 'accounts')
  accounts.text += `${JSON.stringify({ ...account, id: 99 })}\n`
  Object.assign(draft.end.rows ?? {}, { accounts: 2 })
  Object.assign(draft.end.numbering ?? {}, { accounts: { last: 99, used: true } })
  for (const table of ['customers', 'customer_contacts']) {
    const page = at(draft, `tables/${table}/`)
    page.text = page.text.replaceAll(/"account_id":\d+/g, '"account_id":99')
  }
}

const add = ({ entries }: Draft, path: string, text = 'forged') => entries.push({ path, text })

const forgeriesOf: Readonly<Record<string, { why: RegExp; change: (draft: Draft) => void }>> = {
  'declares more rows than it has': {
    why: /^claims 3 rows of "people" and holds 2$/,
    change: ({ end }) => Object.assign(end.rows ?? {}, { people: 3 }),
  },
  'declares fewer rows than it has': {
    why: /^claims 599 rows of "locations" and holds \d+$/,
    change: ({ end }) => Object.assign(end.rows ?? {}, { locations: 599 }),
  },
  'declares rows of a table that it does not have': {
    why: /^claims 3 rows of "others\\n" and holds 0$/,
    change: ({ end }) => Object.assign(end.rows ?? {}, { 'others\n': 3 }),
  },
  'declares more files than it has': {
    why: /^claims 77 files and holds \d+$/,
    change: ({ end }) => Object.assign(end, { files: 77 }),
  },
  'declares fewer missing files than there are': {
    why: /differ first in the files that are missing$/,
    change: ({ end }) => Object.assign(end, { missing_files: 77 }),
  },
  'lacks a page': {
    why: /out of its place.*tables\/locations\/000002/,
    change: (draft) => draft.entries.splice(draft.entries.indexOf(at(draft, 'tables/locations/000001')), 1),
  },
  'has a page twice': {
    why: /there twice: "tables\/people\/000001/,
    change: (draft) => draft.entries.splice(2, 0, at(draft, 'tables/people/')),
  },
  'has a file twice': {
    why: /there twice: "files\/vehicles\/heron\/picture.jpg"$/,
    change: (draft) => add(draft, 'files/vehicles/heron/picture.jpg'),
  },
  'has files before tables': {
    why: /out of its place.*"tables\/people/,
    change: ({ entries }) => entries.splice(1, 0, ...entries.splice(-1)),
  },
  'has tables in another order': {
    why: /out of its place.*"tables\/people/,
    change: ({ entries }) => entries.push(...entries.splice(1, 1)),
  },
  'has a file outside of the storage': {
    why: /"files\/\.\.\/\.\.\/etc\/passwd\.txt"$/,
    change: (draft) => add(draft, 'files/../../etc/passwd.txt'),
  },
  'has a file with an absolute path': {
    why: /"files\/\/etc\/passwd\.txt"$/,
    change: (draft) => add(draft, 'files//etc/passwd.txt'),
  },
  'has a file that no row names': {
    why: /differ first in the file vehicles\/zebra\/picture\.jpg$/,
    change: (draft) => {
      add(draft, 'files/vehicles/zebra/picture.jpg')
      draft.end.files = (draft.end.files ?? 0) + 1
    },
  },
  'has a page of an unknown table': {
    why: /unknown.*"tables\/secrets\/000001\.ndjson"$/,
    change: ({ entries }) => entries.splice(1, 0, { path: 'tables/secrets/000001.ndjson', text: '{}\n' }),
  },
  'declares an unknown table': {
    why: /newer version/,
    change: (draft) => header(draft, ({ tables }) => tables.push({ name: 'pg_authid', columns: ['oid'] })),
  },
  'declares sessions, by which its maker would be signed in': {
    why: /newer version/,
    change: (draft) =>
      header(draft, ({ tables }) => tables.push({ name: 'sessions', columns: ['token_hash', 'person_id'] })),
  },
  'declares an unknown column': {
    why: /newer version/,
    change: (draft) => header(draft, ({ tables }) => tables[0]?.columns.push('is_admin')),
  },
  'announces a table twice': {
    why: /twice/,
    change: (draft) => header(draft, ({ tables }) => tables.push(...tables.slice(0, 1))),
  },
  'declares a table without its key': {
    why: /newer version/,
    change: (draft) => header(draft, ({ tables }) => tables[0]?.columns.shift()),
  },
  'is of another format': {
    why: /no backup of this program/,
    change: (draft) => header(draft, (read) => Object.assign(read, { format: 'another' })),
  },
  'was made before 0.2.0': {
    why: /^was made by a version before 0\.2\.0: restore it with the last of those, then start this version on that data$/,
    change: (draft) => header(draft, (read) => Object.assign(read, { version: 1 })),
  },
  'is of a later format': {
    why: /newer version/,
    change: (draft) => header(draft, (read) => Object.assign(read, { version: 3 })),
  },
  'begins with something else': {
    why: /no backup of this program/,
    change: ({ entries }) => entries.shift(),
  },
  'has a row with a column more': {
    why: /differ first in the table people$/,
    change: (draft) => row(draft, 'people', (person) => Object.assign(person, { is_admin: true })),
  },
  'has a row with a column less': {
    why: /differ first in the table accounts$|no database of this program takes/,
    change: (draft) => row(draft, 'accounts', (account) => delete account.phone),
  },
  'has a row without a required value': {
    why: /no database of this program takes/,
    change: (draft) => row(draft, 'people', (person) => Object.assign(person, { email: null })),
  },
  'has a row that belongs to nobody': {
    why: /no database of this program takes/,
    change: (draft) => row(draft, 'landings', (landing) => Object.assign(landing, { account_id: 99 })),
  },
  'has a row twice': {
    why: /no database of this program takes/,
    change: (draft) => {
      const people = at(draft, 'tables/people/')
      people.text += people.text
      Object.assign(draft.end.rows ?? {}, { people: 4 })
    },
  },
  'has a line that is not a row': {
    why: /no database of this program takes/,
    change: (draft) => {
      at(draft, 'tables/people/').text = 'not a row\nnor this\n'
    },
  },
  'has a publication that is no document': {
    why: /^holds what this program never stores: document of site_publications \d+\/1 is \[\]$/,
    change: (draft) => row(draft, 'site_publications', (one) => Object.assign(one, { document: [] })),
  },
  'has a document with a file outside of the storage': {
    why: /^holds what this program never stores: document of site_drafts \d+ is /,
    change: (draft) =>
      row(draft, 'site_drafts', ({ document }) =>
        Object.assign((document as SiteDocument).look, { logo: '../../etc/passwd' }),
      ),
  },
  'has rates that are none': {
    why: /^holds what this program never stores: rates of rates_versions \d+\/1 is /,
    change: (draft) =>
      row(draft, 'rates_versions', (one) => Object.assign(one, { rates: { seasons: 'all' } })),
  },
  'has an unknown time zone': {
    why: /^holds what this program never stores: timezone of landings \d+ is "Mars\/Phobos"$/,
    change: (draft) => row(draft, 'landings', (one) => Object.assign(one, { timezone: 'Mars/Phobos' })),
  },
  'has an unknown currency': {
    why: /^holds what this program never stores: currency of landings \d+ is "GOLD"$/,
    change: (draft) => row(draft, 'landings', (one) => Object.assign(one, { currency: 'GOLD' })),
  },
  'has a landing with a reserved name': {
    why: /^holds what this program never stores: name of landings \d+ is "landings"$/,
    change: (draft) => row(draft, 'landings', (one) => Object.assign(one, { name: 'landings' })),
  },
  'has a job of an unknown kind': {
    why: /^holds what this program never stores: kind of jobs \d+ is "dig"$/,
    change: (draft) => row(draft, 'jobs', (job) => Object.assign(job, { kind: 'dig' })),
  },
  "has a reservation of another landing's vehicle": {
    why: /^holds a row of reservations whose vehicle_id belongs elsewhere$/,
    change: (draft) => row(draft, 'reservations', (one) => withForeignLanding(draft, one)),
  },
  "has a reservation of another account's customer": {
    why: /^holds a row of reservations whose customer_id belongs elsewhere$/,
    change: withForeignCustomers,
  },
  'names a file outside of the storage': {
    why: /^names a file outside of the storage: "\.\.\/\.\.\/etc\/passwd"$/,
    change: (draft) => row(draft, 'accounts', (one) => Object.assign(one, { avatar: '../../etc/passwd' })),
  },
  'has a value that is nested 50,000 deep': {
    why: /^holds a row of site_drafts that is nested deeper than any of this program$/,
    change: (draft) => {
      const page = at(draft, 'tables/site_drafts/')
      const deep = '['.repeat(50_000) + ']'.repeat(50_000)
      page.text = page.text.replace(/"document":/, `"document":${deep},"other":`)
    },
  },
  'has a value that is too large for its index': {
    why: /no database of this program takes/,
    change: (draft) =>
      row(draft, 'people', (person) => Object.assign(person, { email: randomBytes(20_000).toString('hex') })),
  },
  'has numbering with used ids': {
    why: /^would number locations by ids that are taken$/,
    change: ({ end }) => Object.assign(end.numbering ?? {}, { locations: { last: 1, used: true } }),
  },
  'does not declare its numbering': {
    why: /^would number people by ids that are taken$/,
    change: ({ end }) => Object.assign(end, { numbering: {} }),
  },
  'ends with another sum than that of its sums': {
    why: /damaged/,
    change: ({ end }) => Object.assign(end, { sums: '' }),
  },
  'has an end that is not an object': { why: /damaged/, change: (draft) => add(draft, 'end.json', '[]') },
  'has checksums of its own beforehand': { why: /damaged/, change: (draft) => add(draft, 'sums/000001', '') },
}

for (const [what, { why, change }] of Object.entries(forgeriesOf)) {
  test(`a backup that ${what} is refused, and nothing is changed`, async () => {
    await expectRefused(await forged(change), why)
  })
}

async function expectRefused(file: string, why: RegExp) {
  const before = await storedRows(empty.parts)
  const refused = await restoreBackup(empty.parts, file, JOB_KINDS).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(BadBackup)
  expect((refused as BadBackup).message).toMatch(why)
  expect((refused as BadBackup).message).not.toContain('\n')
  expect(await storedRows(empty.parts)).toEqual(before)
  expect(storedFiles(empty.folder)).toEqual([])
}

/** An archive of any entries, without checksums. */
async function archive(fill: (tar: ReturnType<typeof pack>) => void): Promise<string> {
  const tar = pack()
  fill(tar)
  tar.finalize()
  const pieces: Uint8Array[] = []
  for await (const piece of tar) pieces.push(piece as Uint8Array)
  const file = join(folder, 'archive')
  writeFileSync(file, zstdCompressSync(Buffer.concat(pieces)))
  return file
}

test('a link, a folder and an end without checksums are refused', async () => {
  const begin = genuine.entries[0]?.text ?? ''
  const begun = (tar: ReturnType<typeof pack>) => void tar.entry({ name: 'nelly-backup.json' }, begin)
  for (const fill of [
    (tar: ReturnType<typeof pack>) =>
      void tar.entry({ name: 'files/a/a.jpg', type: 'symlink', linkname: '/etc/passwd' }),
    (tar: ReturnType<typeof pack>) => void tar.entry({ name: 'files/a', type: 'directory' }),
    (tar: ReturnType<typeof pack>) => void tar.entry({ name: 'end.json' }, JSON.stringify(genuine.end)),
  ])
    await expectRefused(
      await archive((tar) => {
        begun(tar)
        fill(tar)
      }),
      /damaged/,
    )
})

test('an archive bomb is refused before it is unpacked', async () => {
  const file = join(folder, 'bomb')
  const nothing = Buffer.alloc(1024 * 1024)
  async function* zeros() {
    for (let megabytes = 0; megabytes < 400; megabytes++) yield nothing
  }
  await pipeline(zeros, createZstdCompress(), createWriteStream(file))
  await expectRefused(file, /^unpacks to more than any backup does$/)
})

test('a backup of an older version, with fewer tables and columns, is restored and compared by its own', async () => {
  const older = await startTestApp()
  const file = await forged((draft) => {
    const removed = ['jobs', 'reservation_events']
    header(draft, (read) => {
      read.tables = read.tables.filter(({ name }) => !removed.includes(name))
      for (const table of read.tables)
        if (table.name === 'accounts') table.columns = without(table.columns, 'phone')
    })
    draft.entries = draft.entries.filter(({ path }) => !removed.includes(path.split('/')[1] ?? ''))
    row(draft, 'accounts', (account) => delete account.phone)
    for (const name of removed) {
      delete draft.end.rows?.[name]
      delete draft.end.numbering?.[name]
    }
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  expect(await older.parts.db.select({ phone: schema.accounts.phone }).from(schema.accounts)).toEqual([
    { phone: null },
  ])
})

const without = (columns: readonly string[], ...names: string[]) =>
  columns.filter((column) => !names.includes(column))
