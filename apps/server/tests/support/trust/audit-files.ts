import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'

/**
 * Checks that every file that a row names exists and can be decoded completely, and every acknowledged picture has its
 * row. Files that no row names are no error: the sweep removes them after a day.
 */
export async function auditFiles(query: Query, storage: string, { pictures }: Ledger): Promise<string[]> {
  const present = await filesBelow(storage)
  const named = await namedFiles(query)
  const rows = await query("select picture->>'path' as path from vehicle_pictures")
  const kept = new Set(rows.map(({ path }) => path))
  const faults = pictures
    .filter(({ path }) => !kept.has(path))
    .map(({ path }) => `the picture ${path} was acknowledged and is lost`)
  for (const path of named) {
    if (!present.has(path)) faults.push(`a row names ${path}, which is not there`)
    else if (!(await isWhole(join(storage, path)))) faults.push(`${path} is half-written`)
  }
  return faults
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  )
}

/** The values of all columns with a path or a picture. */
async function namedFiles(query: Query): Promise<Set<string>> {
  const ofPicture = (table: string, column: string) => `
    select ${column}->>'path' as path from ${table}
    union select source->>'path' from ${table}, jsonb_array_elements(${column}->'sources') as source`
  const rows = await query(
    [
      ofPicture('vehicle_pictures', 'picture'),
      ofPicture('landings', 'logo'),
      'select favicon from landings',
      'select og_image from landings',
      'select avatar from accounts',
      'select vehicle_picture from reservations where deleted_at is null',
    ].join(' union '),
  )
  // Owners may use pictures elsewhere by their URL.
  return new Set(
    rows
      .map(({ path }) => path as string | null)
      .filter((path) => path !== null && !/^https?:/.test(path)) as string[],
  )
}

const isWhole = async (path: string): Promise<boolean> =>
  sharp(await readFile(path), { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    )
