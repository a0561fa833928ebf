import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEAP } from '../../scripts/lib/server.mjs'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/**
 * Runs the product with its demo, on a data folder and a free port of its own, for as long as `use` lasts; with
 * additional variables if given.
 */
export async function withOwnServer(use, variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-bench-'))
  const own = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const env = { ...own, ...variables }
  // As `npm start` runs it, or with the build in WEB_BUILD.
  const args = [...HEAP, main]
  if (process.env.WEB_BUILD) args.push(process.env.WEB_BUILD)
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // An interrupted bench leaves no server behind.
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  try {
    return await use(await listening(child), child)
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const origin = /listening at (\S+)/.exec(said)?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', () => reject(new Error(`the server did not start:\n${said}`)))
  })
}
