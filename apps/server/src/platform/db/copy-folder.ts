import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file modified this shortly before the copy may be written again within one tick of the clock. */
const TICK_MS = 2_000

/**
 * Copies a database's folder while it is in use, file by file; the copy is unusable before `finishCopy`. Returns when
 * it began, in milliseconds.
 */
export function copyInUse(from: string, to: string): number {
  const begun = Date.now()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  copyWhere(from, to, () => true)
  return begun
}

/**
 * Updates a copy with all changes since it began, in one go: to be called by the process that holds the database, which
 * writes nothing meanwhile. The copy is then as after a power cut, and PostgreSQL recovers it when it is opened.
 */
export function finishCopy(from: string, to: string, begun: number): void {
  copyWhere(from, to, (file, path) => file.mtimeMs > begun - TICK_MS || sizeOf(join(to, path)) !== file.size)
  const current = new Set(readdirSync(from, { recursive: true, encoding: 'utf8' }))
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    if (!current.has(path)) rmSync(join(to, path), { recursive: true, force: true })
}

function copyWhere(from: string, to: string, isWanted: (file: Stats, path: string) => boolean): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const found = statSync(join(from, path), { throwIfNoEntry: false })
    if (found?.isDirectory()) mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
    else if (found && isWanted(found, path)) copyUnlessGone(join(from, path), join(to, path))
  }
}

function copyUnlessGone(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size
