import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that runs everything but these scripts: the one in the lockfile, which npm installed. */
export const node = join(root, 'node_modules/node/bin/node')

/** The environment of a child process, in which `node` and the tools' names are the installed ones. */
const environment = (more = {}) => ({
  ...process.env,
  ...more,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
})

/**
 * Runs a command to its end and resolves with its exit code. Signals to this process are passed on, so that stopping
 * the script stops the command; so does aborting `signal`. With `quiet`, the output is only shown if it fails.
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, signal } = {}) {
  const file = command === 'node' && existsSync(node) ? node : command
  const child = spawn(file, args, {
    cwd,
    env: environment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const kept = []
  child.stdout?.on('data', (chunk) => kept.push(chunk))
  child.stderr?.on('data', (chunk) => kept.push(chunk))
  const handOn = (signal) => child.kill(signal)
  process.on('SIGINT', handOn)
  process.on('SIGTERM', handOn)
  signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, endedBy) => {
      process.off('SIGINT', handOn)
      process.off('SIGTERM', handOn)
      const ended = code ?? (endedBy === 'SIGINT' ? 130 : 143)
      if (ended !== 0) process.stdout.write(Buffer.concat(kept))
      resolve(ended)
    })
  })
}

/** Prints a step, in one line. */
export const say = (line) => console.log(`nelly: ${line}`)

/** Stops the script with one clear line. */
export function giveUp(line) {
  console.error(`nelly: ${line}`)
  process.exit(1)
}
