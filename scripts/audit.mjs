// Looks for known vulnerabilities: `npm run audit`. The packages by npm's advisories, the running demo by wapiti and
// sqlmap.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from './lib/audit/demo.mjs'
import { auditPackages } from './lib/audit/packages.mjs'
import { runSqlmap } from './lib/audit/sqlmap.mjs'
import { runWapiti } from './lib/audit/wapiti.mjs'
import { installed, mustBuild } from './lib/prepare.mjs'
import { say } from './lib/run.mjs'

await installed()
await mustBuild()
const folder = mkdtempSync(join(tmpdir(), 'nelly-audit-'))
say('starting the demo …')
const demo = await startDemo(join(folder, 'data'))
const results = []
try {
  for (const [what, look] of [
    ['packages', () => auditPackages()],
    ['wapiti', () => runWapiti(demo.origin, folder)],
    ['sqlmap', () => runSqlmap(demo.origin, folder)],
  ]) {
    say(`${what} …`)
    const result = await look()
    results.push(result)
    console.log(`${what}: ${result.text}`)
  }
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
const count = (outcome) => results.filter((result) => result.outcome === outcome).length
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
process.exit(count('failed') === 0 ? 0 : 1)
