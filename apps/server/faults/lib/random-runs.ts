import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where random tests run: `npm test` runs them there alone. */
const PROJECT = 'server on PostgreSQL 15'

/** Runs a random test, so many times as much of it as `npm test` does; what it said where it failed. */
export async function randomRuns(test: string, times: number): Promise<string[]> {
  const run = spawn('npx', ['vitest', 'run', '--project', PROJECT, test], {
    cwd: ROOT,
    env: { ...process.env, FUZZ: String(times), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve))
  const said = await text(run.stdout)
  return (await ended) === 0 ? [] : [said]
}
