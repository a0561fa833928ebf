import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '@nelly/server/platform/db/make-folder'

const VARIABLE = 'NELLY_EMPTY_DATABASE'

/**
 * Makes an empty embedded database before the journeys, and removes it after them. Each server starts on a copy, as
 * making one takes several seconds.
 */
export default async function makeEmptyDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-empty-'))
  const database = join(folder, 'database')
  await makeFolder(database)
  process.env[VARIABLE] = database
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the empty database to a folder that does not exist yet; nothing where none was made. */
export function copyEmptyDatabase(to: string): void {
  const database = process.env[VARIABLE]
  if (database && !existsSync(to)) cpSync(database, to, { recursive: true })
}
