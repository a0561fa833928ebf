import { spawn } from 'node:child_process'
import { node, root } from '../run.mjs'

/** Starts the product with its demo in a separate folder, without rate limits, which would stop a scanner. */
export async function startDemo(dataDir) {
  const child = spawn(node, ['apps/server/src/main.ts', 'apps/web/build'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      BOOKING_FORM_SECONDS: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = await new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`the demo did not start:\n${said}`)))
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = /listening at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  return {
    origin,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
