import { existsSync } from 'node:fs'
import { Missing } from './scenario.ts'

/** The first of these paths that has a program. Throws `Missing` that names its Debian package where there is none. */
export function debians(packageName: string, ...places: string[]): string {
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Missing(`the Debian package ${packageName}`)
  return found
}

/** Throws `Missing` unless this process runs as root. */
export function mustBeRoot(): void {
  if (process.getuid?.() !== 0) throw new Missing('root')
}
