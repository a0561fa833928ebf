import { existsSync } from 'node:fs'
import { run, say } from './run.mjs'

const env = { DEBIAN_FRONTEND: 'noninteractive' }
let updated

/**
 * The first of these paths that has a program, installed from Debian's packages if it is missing and permissions allow
 * it; undefined where that is not possible. `purpose` is what it is for.
 */
export async function debianProgram(places, packageName, purpose) {
  const found = () => places.find((path) => path && existsSync(path))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`installing ${packageName} from Debian’s packages for ${purpose} …`)
    updated ??= run('apt-get', ['update'], { quiet: true, env })
    await updated
    await run('apt-get', ['install', '-y', '--no-install-recommends', packageName], { quiet: true, env })
  }
  return found()
}
