import { spawn, spawnSync } from 'node:child_process'

/** Whether a program is installed. */
export const isHere = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

/** The message for one that is not. */
export const missing = (program) => ({
  outcome: 'skipped',
  text: `skipped: the Debian package ${program} is not installed`,
})

/** Runs a program with a time limit; returns its output. */
export function outputOf(program, args, seconds) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const kept = []
  child.stdout.on('data', (chunk) => kept.push(chunk))
  child.stderr.on('data', (chunk) => kept.push(chunk))
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(late)
      resolve(Buffer.concat(kept).toString())
    })
  })
}
