import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Runs a random test of a project of vitest, so many times as much of it as `npm test` does; what it said where it failed. */
export async function randomRuns(project: string, test: string, times: number): Promise<string[]> {
  const run = spawn('npx', ['vitest', 'run', '--project', project, test], {
    cwd: ROOT,
    env: { ...process.env, FUZZ: String(times), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve))
  const said = await text(run.stdout)
  return (await ended) === 0 ? [] : [said]
}
