import { existsSync } from 'node:fs'
import { giveUp, run, say } from './run.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, installed from Debian's packages where there is none and we may. */
export async function chromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium from Debian’s packages for the browser tests …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { quiet: true, env })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env })
  }
  return (
    found() ??
    giveUp('the browser tests need Chromium: install the package "chromium", or name one in CHROMIUM_PATH.')
  )
}
