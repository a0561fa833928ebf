// Breaks things around the real server and reports the result: `npm run faults -- kills --kills 10`.
import { debianProgram } from './lib/debian.mjs'
import { installed, mustBuild } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`,
)

/** The programs that scenarios need; one whose program is missing is skipped and says so. */
const PROGRAMS = [
  [['/usr/bin/strace'], 'strace', 'counting what reaches the disk'],
  [LIBRARIES, 'libfaketime', 'clocks that jump'],
  [['/usr/sbin/nginx'], 'nginx-light', 'several instances behind a proxy'],
  [['/usr/lib/postgresql/15/bin/postgres'], 'postgresql-15', 'several instances on Debian’s database'],
]

await installed()
await mustBuild()
const args = process.argv.slice(2)
if (!args.includes('--help'))
  for (const [places, name, purpose] of PROGRAMS) await debianProgram(places, name, purpose)
process.exit(await run('node', ['apps/server/faults/run.ts', ...args]))
