import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * How Node keeps its heap. Measured: one thread for V8's own work rather than four takes a third of the time to start; new
 * objects in 16 MB rather than 4 spare a tenth of the processor time of a page.
 *
 * @public The benches start the server the same way.
 */
export const HEAP = ['--v8-pool-size=1', '--max-semi-space-size=16']

/**
 * How glibc keeps freed memory: what it does by default, but for good. Untold, it takes what was freed once, as after the start, for what
 * will be needed again, and keeps 20 MB of it.
 *
 * @public As above.
 */
export const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072' }

const env = { ...ALLOCATOR, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nelly-compiled') }

/** Runs the server until it ends, and resolves with its exit code. `signal` stops it. */
export const runServer = (signal) => run('node', [...HEAP, 'apps/server/src/main.ts'], { env, signal })
