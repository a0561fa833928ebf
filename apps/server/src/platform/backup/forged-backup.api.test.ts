import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, zstdCompressSync } from 'node:zlib'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { isNull, sql } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { beforeAll, expect, test } from 'vitest'
import { addVehicle } from '../../../tests/support/rental.ts'
import { storedFiles, storedRows } from '../../../tests/support/stored.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import { appendReservationEvent } from '../../features/reservations/reservation-events.ts'
import { JOB_KINDS } from '../../job-handlers.ts'
import { queryRows } from '../db/database.ts'
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

/** A title for search engines that a step of a draft gave a site in Spanish. */
const MINE = { es: 'Mine', en: '' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nelly-forged-'))
  const { parts, ...full } = await startTestApp()
  const { owner, published } = await makeHoldings({ parts, ...full }, 'heron', {})
  await parts.files.put('avatars/heron/avatar.jpg', Buffer.from('an avatar'))
  await parts.files.put('vehicles/heron/picture.jpg', Buffer.from('a picture'))
  await addVehicle(parts, published.landing as never)
  const place = { landingId: published.landing, pickupPlace: 'a', returnPlace: 'b', createdAt: parts.now() }
  await parts.db.insert(schema.locations).values(Array.from({ length: 600 }, () => place))
  await appendReservationEvent(parts.db, {
    reservationId: published.reservation,
    kind: 'restored',
    actor: { kind: 'person', id: owner },
    at: parts.now(),
  })
  const changes = [{ part: 'search.title', before: MINE, after: MINE }]
  await parts.db
    .insert(schema.siteDraftSteps)
    .values({ landingId: published.landing, number: 1, changes, at: parts.now() })
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

/** Gives a row with a landing a vehicle of another one. */
function withForeignVehicle(draft: Draft, own: Record<string, unknown>) {
  const other = rowsOf(draft, 'vehicles').find((vehicle) => vehicle.landing_id !== own.landing_id)
  Object.assign(own, { vehicle_id: other?.id })
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
    why: /^claims 2 rows of "people" and holds 1$/,
    change: ({ end }) => Object.assign(end.rows ?? {}, { people: 2 }),
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
    why: /^claims 3 files and holds 2$/,
    change: ({ end }) => Object.assign(end, { files: 3 }),
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
      draft.end.files = 3
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
      Object.assign(draft.end.rows ?? {}, { people: 2 })
    },
  },
  'has a line that is not a row': {
    why: /no database of this program takes/,
    change: (draft) => {
      at(draft, 'tables/people/').text = 'not a row\n'
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
  "has a block of another landing's vehicle": {
    why: /^holds a row of blocks whose vehicle_id belongs elsewhere$/,
    change: (draft) => row(draft, 'blocks', (block) => withForeignVehicle(draft, block)),
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

test('reservations of an older backup, which has no statuses, are confirmed or cancelled', async () => {
  const older = await startTestApp()
  const later = ['status', 'answer_by', 'out_at', 'returned_at', 'revision']
  const file = await forged((draft) => {
    header(draft, (read) => {
      for (const table of read.tables)
        if (table.name === 'reservations') table.columns = without(table.columns, ...later)
    })
    const page = at(draft, 'tables/reservations/')
    for (const column of later)
      page.text = page.text.replaceAll(new RegExp(`"${column}":("[^"]*"|\\w+),?`, 'g'), '')
    page.text = page.text
      .replace('"cancelled_at":null', '"cancelled_at":"2027-03-01T09:00:00+00:00"')
      .replace('"cancellation_fee_minor":null', '"cancellation_fee_minor":0')
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const restored = await older.parts.db.select().from(schema.reservations).orderBy(schema.reservations.id)
  expect(restored.map(({ status }) => status)).toEqual([
    'cancelled',
    ...restored.slice(1).map(() => 'confirmed'),
  ])
})

test('mails and pictures queued in an older backup become jobs', async () => {
  const older = await startTestApp()
  const file = await forged((draft) => {
    const idOf = (table: string) =>
      (JSON.parse(at(draft, `tables/${table}/`).text.split('\n')[0] ?? '') as { id: number }).id
    const at9 = '2027-03-01T09:00:00+00:00'
    const due = { attempts: 1, not_before: at9, last_error: null }
    const mail = { message_id: '1@x', kind: 'notice', reservation_id: idOf('reservations'), created_at: at9 }
    const content = {
      recipient: 'sol@example.com',
      content: { origin: 'x' },
      sent_at: null,
      abandoned_at: null,
    }
    const sent = { recipient: null, content: null, sent_at: at9, abandoned_at: null }
    const queues = {
      picture_jobs: [{ id: 5, picture_id: idOf('vehicle_pictures'), ...due }],
      mail_outbox: [
        { id: 8, ...mail, ...due, ...content },
        { id: 9, ...mail, message_id: '2@x', ...due, ...sent },
      ],
    }
    draft.entries = draft.entries.filter(({ path }) => !path.startsWith('tables/jobs/'))
    delete draft.end.rows?.jobs
    delete draft.end.numbering?.jobs
    header(draft, (read) => {
      read.tables = read.tables.filter(({ name }) => name !== 'jobs')
      for (const [name, rows] of Object.entries(queues))
        read.tables.push({ name, columns: Object.keys(rows[0] ?? {}) })
    })
    for (const [name, rows] of Object.entries(queues)) {
      const firstFile = draft.entries.findIndex(({ path }) => path.startsWith('files/'))
      const text = rows.map((queued) => `${JSON.stringify(queued)}\n`).join('')
      draft.entries.splice(firstFile, 0, { path: `tables/${name}/000001.ndjson`, text })
      Object.assign(draft.end.rows ?? {}, { [name]: rows.length })
      Object.assign(draft.end.numbering ?? {}, { [name]: { last: 9, used: true } })
    }
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const job = { attempts: 1, runAt: new Date('2027-03-01T09:00:00Z') }
  expect(await older.parts.db.select().from(schema.jobs).orderBy(schema.jobs.id)).toMatchObject([
    { ...job, kind: 'picture', state: 'waiting' },
    {
      ...job,
      kind: 'mail',
      key: '1@x',
      state: 'waiting',
      payload: { kind: 'notice', to: 'sol@example.com' },
    },
    { ...job, kind: 'mail', key: '2@x', state: 'done', payload: null, result: { kind: 'notice' } },
  ])
})

test('a backup of the version whose users were both people and accounts is restored with the same numbers', async () => {
  const older = await startTestApp()
  const file = await forged((draft) => {
    const rowsOf = (table: string) => JSON.parse(at(draft, `tables/${table}/`).text)
    const { id, email, name, password_hash, created_at } = rowsOf('people')
    const { phone, avatar } = rowsOf('accounts')
    const user = { id, email, name, phone, avatar, password_hash, created_at, retention_months: 36 }
    withoutCustomers(draft)
    const removed = ['people', 'accounts', 'members']
    const isKept = (table: string | undefined) => !removed.includes(table ?? '')
    draft.entries = draft.entries.filter(({ path }) => isKept(path.split('/')[1]))
    draft.entries.splice(1, 0, { path: 'tables/users/000001.ndjson', text: `${JSON.stringify(user)}\n` })
    header(draft, (read) => {
      read.tables = read.tables.filter((table) => isKept(table.name))
      for (const table of read.tables)
        table.columns =
          table.name === 'jobs'
            ? without(table.columns, 'account_id')
            : table.columns.map((column) => (column === 'account_id' ? 'owner_id' : column))
      read.tables.unshift({ name: 'users', columns: Object.keys(user) })
    })
    const queued = at(draft, 'tables/jobs/')
    queued.text = queued.text.replaceAll(/"account_id":(null|\d+),/g, '')
    for (const table of ['landings', 'special_features', 'reservation_events']) {
      const page = at(draft, `tables/${table}/`)
      page.text = page.text
        .replaceAll('"account_id":', '"owner_id":')
        .replaceAll('"actor_kind":"person"', '"actor_kind":"owner"')
    }
    for (const table of removed) {
      delete draft.end.rows?.[table]
      delete draft.end.numbering?.[table]
    }
    Object.assign(draft.end.rows ?? {}, { users: 1 })
    Object.assign(draft.end.numbering ?? {}, { users: { last: 41, used: true } })
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const { db } = older.parts
  const [[person], [account], events] = await Promise.all([
    db.select().from(schema.people),
    db.select().from(schema.accounts),
    db.select().from(schema.reservationEvents),
  ])
  expect(account).toMatchObject({ id: person?.id, email: person?.email, phone: 'heron', retentionMonths: 36 })
  expect(await db.select().from(schema.members)).toEqual([{ accountId: account?.id, personId: person?.id }])
  const byPerson = { actorKind: 'person', actorId: person?.id }
  expect(events).toContainEqual(expect.objectContaining(byPerson))
  const landings = await db.select({ account: schema.landings.accountId }).from(schema.landings)
  expect(new Set(landings.map((landing) => landing.account))).toEqual(new Set([account?.id]))
  expect(await older.addOwner()).toMatchObject({ id: 42, account: 42 })
})

test('a backup of the version whose prices had no lines is restored line by line, to the cent', async () => {
  const older = await startTestApp()
  const { db } = older.parts
  const before = async (name: 'quote' | 'mail', text: string) =>
    (
      await queryRows<{ text: string }>(
        db,
        sql`select ${sql.identifier(`${name}_before_lines`)}(${text}::jsonb)::text as text`,
      )
    )[0]?.text ?? ''
  const replaced = async (table: string, pattern: RegExp, name: 'quote' | 'mail') => {
    const lines = at(genuine, `tables/${table}/`).text.trimEnd().split('\n')
    const changed = await Promise.all(
      lines.map(async (line) => {
        const [, value = ''] = pattern.exec(line) ?? []
        return value === '' ? line : line.replace(value, await before(name, value))
      }),
    )
    return `${changed.join('\n')}\n`
  }
  const reservations = await replaced('reservations', /"quote":(\{.*?\}),"currency"/, 'quote')
  const jobs = await replaced('jobs', /"payload":(\{.*?\}),"result"/, 'mail')
  const file = await forged((draft) => {
    at(draft, 'tables/reservations/').text = reservations
      .replaceAll('"currency":"USD",', '')
      .replaceAll('"total_minor":', '"total_cents":')
      .replaceAll('"cancellation_fee_minor":', '"cancellation_fee_cents":')
    withoutBlocks(draft)
    at(draft, 'tables/jobs/').text = jobs
    const fleet = at(draft, 'tables/vehicles/')
    fleet.text = fleet.text.replaceAll('"price_per_day_minor":', '"price_per_day_cents":')
    const former: Readonly<Record<string, string>> = {
      total_minor: 'total_cents',
      cancellation_fee_minor: 'cancellation_fee_cents',
      price_per_day_minor: 'price_per_day_cents',
    }
    header(draft, (read) => {
      for (const table of read.tables)
        table.columns = table.columns
          .filter((column) => table.name !== 'reservations' || column !== 'currency')
          .map((column) => former[column] ?? column)
    })
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const pageOf = (table: string) =>
    at(genuine, `tables/${table}/`)
      .text.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  const quotes = await queryRows<{ quote: unknown; total: number }>(
    db,
    sql`select quote, total_minor as total from reservations order by id`,
  )
  expect(quotes.length).toBeGreaterThan(0)
  const rentals = pageOf('reservations').filter(({ block_id }) => block_id === null)
  expect(quotes.map(({ quote }) => quote)).toEqual(rentals.map(({ quote }) => quote))
  const stored = await db.select({ payload: schema.jobs.payload }).from(schema.jobs).orderBy(schema.jobs.id)
  expect(stored.map(({ payload }) => payload)).toEqual(pageOf('jobs').map(({ payload }) => payload))
})

test('a backup of the version that had pairs of places alone gets its places from them', async () => {
  const older = await startTestApp()
  const file = await forged((draft) => {
    draft.entries = draft.entries.filter(({ path }) => !path.startsWith('tables/places/'))
    header(draft, (read) => {
      read.tables = read.tables.filter(({ name }) => name !== 'places')
    })
    delete draft.end.rows?.places
    delete draft.end.numbering?.places
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const made = await older.parts.db.select().from(schema.places).orderBy(schema.places.id)
  const offered = made.map(({ name, isPickup, isReturn, position }) => [name, isPickup, isReturn, position])
  expect(offered).toEqual([
    ['heron', true, true, 0],
    ['a', true, false, 1],
    ['b', false, true, 2],
    ['heron', true, true, 0],
  ])
})

for (const [words, outFrom] of [
  ['in service is restored', null],
  ['out of service is refused, as its block is not in it', '2027-03-01'],
] as const) {
  test(`an older backup whose units say themselves that they are ${words}`, async () => {
    const older = await startTestApp()
    const file = await forged((draft) => {
      header(draft, (read) => {
        read.tables.find(({ name }) => name === 'units')?.columns.push('out_from', 'out_reason')
      })
      const page = at(draft, 'tables/units/')
      page.text = rowsOf(draft, 'units')
        .map((unit) => `${JSON.stringify({ ...unit, out_from: outFrom, out_reason: null })}\n`)
        .join('')
    })
    const restoring = restoreBackup(older.parts, file, JOB_KINDS)
    if (outFrom) return expect(restoring).rejects.toThrow('they differ first in')
    await restoring
    expect(await verifyBackup(older.parts, file)).toBeUndefined()
  })
}

test('a backup of the version before opening hours, blocks and ages of drivers is restored, and holds its units', async () => {
  const older = await startTestApp()
  const added: Readonly<Record<string, readonly string[]>> = {
    places: ['hours', 'exceptions', 'outside'],
    reservations: ['turnaround_minutes', 'block_id', 'driver_age', 'is_age_asked', 'additional_drivers'],
    rates_versions: ['changes'],
  }
  const file = await forged((draft) => {
    withoutBlocks(draft)
    header(draft, (read) => {
      for (const table of read.tables)
        table.columns = table.columns.filter((column) => !added[table.name]?.includes(column))
    })
    for (const [table, columns] of Object.entries(added)) {
      const page = at(draft, `tables/${table}/`)
      for (const column of columns)
        page.text = page.text.replaceAll(
          new RegExp(`,"${column}":(null|true|false|\\d+|\\[[^\\]]*\\]|\\{[^}]*\\})`, 'g'),
          '',
        )
      for (const column of columns) expect(page.text).not.toContain(`"${column}":`)
    }
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const restored = await older.parts.db.select().from(schema.reservations)
  expect(restored.length).toBeGreaterThan(0)
  for (const { held, during, driverAge, isAgeAsked, additionalDrivers } of restored)
    expect([held, driverAge, isAgeAsked, additionalDrivers]).toEqual([during, null, false, 0])
  const places = await older.parts.db.select().from(schema.places)
  expect(places.length).toBeGreaterThan(0)
  for (const { hours, exceptions, outside } of places)
    expect({ hours, exceptions, outside }).toEqual({
      hours: null,
      exceptions: [],
      outside: { pickup: [], return: [] },
    })
})

test('a backup of the version before customers is restored, and its reservations are attached', async () => {
  const older = await startTestApp()
  const file = await forged(withoutCustomers)
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const made = await older.parts.db.select().from(schema.customers)
  expect(made).toMatchObject([{ firstName: 'heron' }])
  const rentals = await older.parts.db
    .select()
    .from(schema.reservations)
    .where(isNull(schema.reservations.blockId))
  expect(new Set(rentals.map(({ customerId }) => customerId))).toEqual(new Set([made[0]?.id]))
})

test('a backup of the version whose sites had words for search engines in one language is restored in both', async () => {
  const older = await startTestApp()
  const { db } = older.parts
  const before = async (json: string) => {
    const [{ text } = { text: '' }] = await queryRows<{ text: string }>(
      db,
      sql`select site_before_both_languages(${json}::jsonb)::text as text`,
    )
    return text
  }
  const sites = ['site_drafts', 'site_publications']
  const pages = await Promise.all(
    sites.map(async (table) => {
      const lines = at(genuine, `tables/${table}/`).text.trimEnd().split('\n')
      const changed = await Promise.all(
        lines.map(async (line) => {
          const document = /"document":(\{"look".*?\}),"(?:revision|kind|note)":/.exec(line)?.[1] ?? ''
          expect(JSON.parse(document)).toMatchObject({ schema: 2 })
          return line.replace(document, await before(document))
        }),
      )
      return `${changed.join('\n')}\n`
    }),
  )
  expect(pages.join()).not.toContain('"schema": 2')
  expect(pages.join()).toContain('"title": "heron"')
  const file = await forged((draft) => {
    for (const [index, table] of sites.entries()) at(draft, `tables/${table}/`).text = pages[index] ?? ''
    const steps = at(draft, 'tables/site_draft_steps/')
    steps.text = steps.text.replaceAll('{"en": "", "es": "Mine"}', '"Mine"')
    header(draft, (read) => {
      for (const table of read.tables)
        if (table.name === 'landings') table.columns = without(table.columns, 'both_languages')
    })
    const landings = at(draft, 'tables/landings/')
    landings.text = landings.text.replaceAll(/"both_languages":\w+,/g, '')
  })
  await restoreBackup(older.parts, file, JOB_KINDS)
  expect(await verifyBackup(older.parts, file)).toBeUndefined()
  const restored = await db.select().from(schema.siteDrafts).orderBy(schema.siteDrafts.landingId)
  const genuineDrafts = at(genuine, 'tables/site_drafts/').text.trimEnd().split('\n')
  expect(restored.map(({ document }) => document)).toEqual(
    genuineDrafts.map((line) => (JSON.parse(line) as { document: unknown }).document),
  )
  const [step] = await db.select().from(schema.siteDraftSteps)
  expect(step?.changes).toEqual([{ part: 'search.title', before: MINE, after: MINE }])
})

/** Makes it a backup of a version that had no customers. */
function withoutCustomers(draft: Draft) {
  const added = ['customers', 'customer_contacts']
  draft.entries = draft.entries.filter(({ path }) => !added.includes(path.split('/')[1] ?? ''))
  header(draft, (read) => {
    read.tables = read.tables.filter(({ name }) => !added.includes(name))
    for (const table of read.tables) table.columns = without(table.columns, 'customer_id')
  })
  const page = at(draft, 'tables/reservations/')
  page.text = page.text.replaceAll(/,"customer_id":(null|\d+)/g, '')
  for (const table of added) {
    delete draft.end.rows?.[table]
    delete draft.end.numbering?.[table]
  }
}

/** Makes it a backup of a version that had no blocks. */
function withoutBlocks(draft: Draft) {
  draft.entries = draft.entries.filter(({ path }) => !path.startsWith('tables/blocks/'))
  header(draft, (read) => {
    read.tables = read.tables.filter(({ name }) => name !== 'blocks')
  })
  const page = at(draft, 'tables/reservations/')
  const rentals = page.text
    .trimEnd()
    .split('\n')
    .filter((line) => line.includes('"block_id":null'))
  page.text = `${rentals.join('\n')}\n`
  delete draft.end.rows?.blocks
  delete draft.end.numbering?.blocks
  if (draft.end.rows) draft.end.rows.reservations = rentals.length
}

const without = (columns: readonly string[], ...names: string[]) =>
  columns.filter((column) => !names.includes(column))
