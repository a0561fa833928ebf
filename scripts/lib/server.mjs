import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * How Node keeps its heap. Measured: with one thread for V8's own work rather than four a start is over in two thirds of the
 * time; small room for new objects, 8 MB, keeps 15 MB less at rest; letting the heap double before all garbage is
 * collected makes that half as frequent under load (decision 0039).
 *
 * @public The benches start the server the same way.
 */
export const HEAP = ['--v8-pool-size=1', '--max-semi-space-size=8', '--heap-growing-percent=100']

/**
 * How glibc keeps freed memory: as it does at first, but for good. Untold, it takes what was freed once, as after the start, for what
 * will be needed again, and keeps 20 MB of it.
 *
 * @public As above.
 */
export const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072' }

const env = { ...ALLOCATOR, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/nelly-compiled') }

/** Runs the server until it ends, and resolves with its exit code. `signal` stops it. */
export const runServer = (signal) => run('node', [...HEAP, 'apps/server/src/main.ts'], { env, signal })
