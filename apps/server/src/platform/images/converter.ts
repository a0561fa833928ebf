import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../fair-queue.ts'
import type { Conversion, Converted } from './conversion.ts'

/** Converts pictures in a separate process, one after the other. */
export interface Converter {
  /**
   * Rejects where the process fails or takes longer than a minute. Callers with different keys take turns, so that one
   * owner's many uploads don't delay another's.
   */
  convert(conversion: Conversion, key?: string | number): Promise<Converted>
}

const script = fileURLToPath(new URL('./conversion-process.ts', import.meta.url))

const LONGEST_MILLISECONDS = 60_000
/** How long an idle process waits before it ends and releases its memory. */
const IDLE_MILLISECONDS = 10_000

/** The environment of a process that opens untrusted files: where fonts and compiled code are, no secrets. */
const surroundings = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  MALLOC_ARENA_MAX: '2',
  // Large allocations are returned to the system as soon as they are freed.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  VIPS_WARNING: '0',
})

/** A converter; its process starts with the first picture and ends when it is idle. */
export function createConverter(): Converter {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const queue = createFairQueue()

  const run = async (conversion: Conversion): Promise<Converted> => {
    clearTimeout(idle)
    const running = child?.connected ? child : start()
    child = running
    hold(running)
    const end = () => {
      running.kill('SIGKILL')
      child = undefined
    }
    try {
      const converted = await ask(running, conversion)
      // It may still be working on the picture, and sharp can't be stopped.
      if (!converted.ok && converted.refusal === 'image-too-complex') end()
      return converted
    } catch (error) {
      end()
      throw error
    } finally {
      release(running)
      idle = setTimeout(() => running.connected && running.disconnect(), IDLE_MILLISECONDS).unref()
    }
  }

  return {
    convert: (conversion, key = '') => queue.run(key, () => run(conversion)),
  }
}

/** Lower priority than the server: no page waits for pictures. */
function start(): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
  const child = fork(script, {
    execArgv: ['--max-semi-space-size=1', '--v8-pool-size=1'],
    env: surroundings(),
    stdio: [...stdio],
  })
  if (child.pid !== undefined) putBehind(child.pid)
  return child
}

function putBehind(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, which the next caller notices.
  }
}

async function ask(child: ChildProcess, conversion: Conversion): Promise<Converted> {
  const { promise, resolve, reject } = Promise.withResolvers<Converted>()
  const answered = (answer: { converted: Converted } | { error: string }) =>
    'converted' in answer ? resolve(answer.converted) : reject(new Error(answer.error))
  const ended = () => reject(new Error('the process that converts pictures has ended'))
  const timer = setTimeout(() => reject(new Error('a picture took too long')), LONGEST_MILLISECONDS)
  child.once('message', answered).once('exit', ended).once('error', reject)
  child.send(conversion, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', answered).off('exit', ended).off('error', reject)
  }
}

/** While it works, the process keeps ours alive; while it is idle it does not. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function release(child: ChildProcess): void {
  // An error while it is idle is noticed by the next caller.
  if (child.listenerCount('error') === 0) child.on('error', () => {})
  child.unref()
  child.channel?.unref()
}
