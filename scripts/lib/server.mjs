import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * How Node keeps its heap. Measured: with one thread for V8's own work rather than four a start is over in two thirds of the
 * time; small room for new objects, 8 MB, keeps 15 MB less at rest.
 *
 * @public The benches start the server the same way.
 */
export const HEAP = ['--v8-pool-size=1', '--max-semi-space-size=8']

const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nelly-compiled') }

/** Runs the server until it ends, and resolves with its exit code. `signal` stops it. */
export const runServer = (signal) => run('node', [...HEAP, 'apps/server/src/main.ts'], { env, signal })
