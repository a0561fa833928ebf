import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file whose clock was read this close to the copying may have been written after it, within one tick. */
const TICK_MS = 2_000

/**
 * Copies a database's folder while it is in use, file by file, so that the copy is of no use before `finishCopy`. Returns
 * when it began, in milliseconds.
 */
export function copyInUse(from: string, to: string): number {
  const begun = Date.now()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  copyWhere(from, to, () => true)
  return begun
}

/**
 * Brings a copy up to date with what has changed since it began, in one go: to be called by the process that has the
 * database within it, which writes nothing meanwhile. The copy is then what a power cut would leave behind, and PostgreSQL
 * mends that when it is opened.
 */
export function finishCopy(from: string, to: string, begun: number): void {
  copyWhere(from, to, (file, path) => file.mtimeMs > begun - TICK_MS || sizeOf(join(to, path)) !== file.size)
  const kept = new Set(readdirSync(from, { recursive: true, encoding: 'utf8' }))
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    if (!kept.has(path)) rmSync(join(to, path), { recursive: true, force: true })
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
