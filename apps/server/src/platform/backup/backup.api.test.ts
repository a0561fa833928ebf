import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { isNull, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { storedFiles, storedRows } from '../../../tests/support/stored.ts'
import { sweepLater } from '../../../tests/support/sweep.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeHoldings } from '../../../tests/support/whose/holdings.ts'
import { restoreCommand } from '../../cli/backup.ts'
import { JOB_KINDS } from '../../job-handlers.ts'
import { withoutAudit } from '../db/acting.ts'
import { queryRows } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { holdRemovals, isBackupUnderWay } from '../files/hold-removals.ts'
import { removeFiles } from '../files/remove-files.ts'
import { BadBackup } from './entry.ts'
import { makeBackup } from './make-backup.ts'
import { NotEmpty, restoreBackup } from './restore-backup.ts'
import { BACKUP_TABLES, backupTablesOf } from './tables.ts'
import { verifyBackup } from './verify-backup.ts'

let full: TestApp
let file: string

beforeAll(async () => {
  full = await startTestApp()
  const { parts } = full
  const folder = mkdtempSync(join(tmpdir(), 'nelly-backup-'))
  file = join(folder, 'nelly.backup')
  const { published } = await makeHoldings(full, 'heron', { commission: 12.34 })
  await parts.files.put('avatars/heron/avatar.jpg', Buffer.from('an avatar'))
  await parts.files.put('vehicles/heron/picture.jpg', Buffer.alloc(300_000, 'a picture'))
  await parts.files.put('vehicles/nobodys/picture.jpg', Buffer.from('a file that nothing names'))
  await parts.db.insert(schema.locations).values(places(published.landing))
  const vehicle = await addVehicle(parts, published.landing as never, { features: ['a,"b"', 'NULL', ''] })
  await send(full.app, booking(published.landing as never, vehicle))
  await parts.db.delete(schema.locations)
  await parts.db.insert(schema.locations).values(places(published.landing))
  await makeBackup(parts, file)
  return () => rmSync(folder, { recursive: true, force: true })
})

/** More than one page, with text that is hard for JSON, SQL and lines. */
const places = (landingId: number) =>
  Array.from({ length: 1_234 }, (_, at) => ({
    landingId,
    pickupPlace: `"Aeropuerto"\\ ${at}\n'Ñandú'; -- \u2028 🚗 {"a":null}`,
    returnPlace: '\\N\t%s $1',
    createdAt: full.parts.now(),
  }))

const rowsOf = ({ parts }: TestApp): Promise<Record<string, string>> => storedRows(parts)

// Rule of "Nothing lost": server/platform/backup/restore-backup.ts
test('a restored installation has every row and every picture, and continues the numbering', async () => {
  const empty = await startTestApp()
  const { rows, files } = await restoreBackup(empty.parts, file, JOB_KINDS)
  expect(await rowsOf(empty)).toEqual(await rowsOf(full))
  expect(storedFiles(empty.folder)).toEqual(storedFiles(full.folder).filter((path) => !/nobodys/.test(path)))
  // Three reservations, and two units that blocks hold.
  expect(rows).toMatchObject({
    people: 2,
    accounts: 1,
    members: 2,
    locations: 1_234,
    reservations: 5,
    blocks: 2,
  })
  // Two pictures, the slips of two customers, and a photograph of each handover in two sizes.
  expect(files).toBe(8)
  expect(await verifyBackup(empty.parts, file)).toBeUndefined()
  const [next] = await empty.parts.db
    .insert(schema.locations)
    .values({ landingId: 1, pickupPlace: 'a', returnPlace: 'b', createdAt: empty.parts.now() })
    .returning()
  // Ids of rows that were deleted before are not used again either.
  expect(next?.id).toBe(2 * 1_234 + 2 + 1)
})

// Rule of "Nothing lost": server/platform/backup/verify-backup.ts
test('a backup and an installation are compared byte by byte', async () => {
  const { parts } = await startTestApp()
  await restoreBackup(parts, file, JOB_KINDS)
  expect(await verifyBackup(parts, file)).toBeUndefined()
  await parts.files.put('vehicles/heron/picture.jpg', Buffer.alloc(300_000, 'another'))
  expect(await verifyBackup(parts, file)).toBe('the file vehicles/heron/picture.jpg')
  await parts.files.remove('vehicles/heron/picture.jpg')
  expect(await verifyBackup(parts, file)).toBe('the file vehicles/heron/picture.jpg')
  await parts.db.transaction(async (tx) => {
    await withoutAudit(tx)
    await tx.update(schema.reservations).set({ comment: 'heroN' }).where(isNull(schema.reservations.blockId))
  })
  expect(await verifyBackup(parts, file)).toBe('the table reservations')
  await parts.db.transaction(async (tx) => {
    await withoutAudit(tx)
    await tx.delete(schema.jobs)
    await tx.delete(schema.reservations)
  })
  // What was signed is erased with its reservation.
  expect(await verifyBackup(parts, file)).toBe('the table contracts')
})

// Rule of "Nothing lost": server/platform/backup/read-backup.ts, server/cli/backup.ts
test('a damaged, truncated or foreign file is refused and nothing is changed', async () => {
  const empty = await startTestApp()
  const whole = readFileSync(file)
  const bad = `${file}.bad`
  const before = await rowsOf(empty)
  const flipped = (at: number) => {
    const copy = Buffer.from(whole)
    copy[at] = (copy[at] ?? 0) ^ 0x10
    return copy
  }
  const unpacked = zstdDecompressSync(whole)
  /** Some bits may be another way without a difference, such as where an equal piece is copied from. */
  const isDamaged = (copy: Buffer) => {
    try {
      return !zstdDecompressSync(copy).equals(unpacked)
    } catch {
      return true
    }
  }
  const places = Array.from({ length: 12 }, (_, part) => Math.floor((whole.length * part) / 12))
  const files = [
    ...places.map((at) => whole.subarray(0, at)),
    whole.subarray(0, -1),
    ...places.map(flipped).filter(isDamaged),
    Buffer.concat([whole, whole]),
    Buffer.from('PK\u0003\u0004 a foreign file'),
  ]
  for (const content of files) {
    writeFileSync(bad, content)
    await expect(restoreBackup(empty.parts, bad, JOB_KINDS)).rejects.toBeInstanceOf(BadBackup)
  }
  const given = { options: {}, input: '', file: bad }
  expect(
    await restoreCommand.run({ ...empty.parts, isShared: false, linkOrigin: 'https://nelly.example' }, given),
  ).toEqual({
    done: false,
    text: `${bad} is damaged, was cut short, or is no backup. Nothing was changed.`,
  })
  await expect(restoreBackup(empty.parts, `${file}.absent`, JOB_KINDS)).rejects.toBeInstanceOf(BadBackup)
  expect(await rowsOf(empty)).toEqual(before)
  expect(storedFiles(empty.folder)).toEqual([])
})

test('nothing is restored over existing data', async () => {
  const taken = await startTestApp()
  await taken.addOwner()
  const before = await rowsOf(taken)
  await expect(restoreBackup(taken.parts, file, JOB_KINDS)).rejects.toBeInstanceOf(NotEmpty)
  expect(await rowsOf(taken)).toEqual(before)
})

test('a restore that fails half-way leaves the installation empty', async () => {
  const empty = await startTestApp()
  const { files } = empty.parts
  let put = 0
  const full = {
    ...files,
    put: async (path: string, content: Buffer) => {
      put += 1
      if (put === 2) throw new Error('no space left')
      await files.put(path, content)
    },
  }
  await expect(restoreBackup({ ...empty.parts, files: full }, file, JOB_KINDS)).rejects.toThrow(
    'no space left',
  )
  expect(storedFiles(empty.folder)).toEqual([])
  expect((await rowsOf(empty)).people).toBe('')
  await restoreBackup(empty.parts, file, JOB_KINDS)
})

test('no file is removed during a restore, whose rows are not visible yet', async () => {
  const { parts } = await startTestApp()
  const held = new Set<boolean>()
  await parts.db.transaction(async (tx) => {
    const put = async (path: string, content: Buffer) => {
      held.add(await isBackupUnderWay(tx))
      await parts.files.put(path, content)
    }
    await restoreBackup({ db: tx, files: { ...parts.files, put } }, file, JOB_KINDS)
  })
  expect([...held]).toEqual([true])
})

// Rule of "Nothing lost": server/platform/files/hold-removals.ts
test('no file that a backup may name is removed while it is made; afterwards it is', async () => {
  const { parts, folder } = await startTestApp()
  const path = 'logos/0c6d5d1e-8f0b-4d8e-9d35-2f3d5b8f6a11/logo.png'
  await parts.files.put(path, Buffer.from('a logo'))
  await parts.db.transaction(async (tx) => {
    const release = await holdRemovals(tx)
    await removeFiles({ ...parts, db: tx }, [path])
    expect(await sweepLater({ ...parts, db: tx })).toBe('postponed')
    expect(storedFiles(folder)).toHaveLength(1)
    await release()
  })
  await sweepLater(parts)
  expect(storedFiles(folder)).toEqual([])
})

test('a missing file does not prevent the backup of all else, and is counted', async () => {
  const { parts, folder, addOwner } = await startTestApp()
  await addOwner()
  await parts.db.update(schema.accounts).set({ avatar: 'avatars/lost/avatar.jpg' })
  const made = await makeBackup(parts, join(folder, 'a.backup'))
  expect(made).toMatchObject({ rows: { accounts: 1 }, files: 0, missing_files: 1 })
})

test('a new table is in the backup, after those it refers to', () => {
  const inspections = pgTable('inspections', {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reservationId: integer().references(() => schema.reservations.id),
  })
  const names = backupTablesOf({ inspections, ...schema }).map(({ name }) => name)
  expect(names.toSorted()).toEqual([...BACKUP_TABLES.map(({ name }) => name), 'inspections'].toSorted())
  expect(names.indexOf('inspections')).toBeGreaterThan(names.indexOf('reservations'))
})

test('only sessions, limits, idempotency keys and secrets are not in a backup', async () => {
  const tables = await queryRows<{ name: string }>(
    full.parts.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const left = tables.filter(({ name }) => !BACKUP_TABLES.some((table) => table.name === name))
  expect(left.map(({ name }) => name).sort()).toEqual([
    'idempotency_keys',
    'rate_limits',
    'sessions',
    'shared_secrets',
  ])
})
