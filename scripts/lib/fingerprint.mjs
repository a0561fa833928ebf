import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const skipped = new Set(['node_modules', 'build', '.react-router'])

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesBelow(join(path, name))
}

/** A hash of the contents of files and folders, relative to the root; a missing one counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.map((path) => join(root, path)).filter(existsSync)) {
    for (const file of filesBelow(path))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
  }
  return hash.digest('hex')
}

/** Does the work unless it was done for the same fingerprint before. Resolves with whether it succeeded. */
export async function unlessDone(stamp, print, work) {
  const path = join(root, stamp)
  if (existsSync(path) && readFileSync(path, 'utf8') === print) return true
  const done = await work()
  if (done) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, print)
  }
  return done
}
