import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { HEAP } from '../../scripts/lib/server.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SERVER = [...HEAP, 'apps/server/src/main.ts']
const FLOOR = `
  const { createServer } = require('node:http')
  const server = createServer((request, response) => response.end('hello'))
  server.listen(0, '127.0.0.1', () => console.log('listening at http://127.0.0.1:' + server.address().port))`

/** The server as `npm start` runs it, on a data folder. */
export const startServer = (folder, variables = {}) =>
  launch(process.execPath, SERVER, {
    cwd: root,
    env: {
      ...plain(),
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/nelly-compiled`,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })

/** The minimal HTTP server: a bare server of Node. */
export const startFloor = () => launch(process.execPath, ['-e', FLOOR], { cwd: root, env: plain() })

/** `npm start` in a fresh clone. */
export const startClone = (clone) =>
  launch('npm', ['start'], { cwd: clone, env: ofSomebody(), detached: true })

/** Variables of the bench's own run, and of the product. */
const OURS =
  /^(npm_(package|lifecycle|command|config_local_prefix)|INIT_CWD$|NODE_COMPILE_CACHE$|DATA_DIR$|DATABASE_URL$)/

/** The user's own settings, such as npm's registry. */
const ofSomebody = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  PORT: '0',
})

const plain = () => ({ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0' })

/**
 * Starts a program, and records when it printed each of its lines, in milliseconds from its start. `listening` resolves
 * with its origin once it listens.
 */
function launch(program, args, options) {
  const began = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = []
  const listening = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push({ line, at: performance.now() - began })
      const origin = /listening at (\S+)/.exec(line)?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', () => reject(new Error(`it ended:\n${lines.map(({ line }) => line).join('\n')}`)))
  })
  const end = () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (options.detached) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
  }
  // An interrupted bench leaves nothing running.
  const goesWithUs = () => {
    end()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, goesWithUs)
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, goesWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    end()
    await ended
  }
  return {
    pid: child.pid,
    listening,
    stop,
    sinceStart: () => performance.now() - began,
    /** When it first printed a matching line; undefined where it never did. */
    saidAt: (pattern) => lines.find(({ line }) => pattern.test(line))?.at,
  }
}
