import { Worker } from 'node:worker_threads'

const CHECK_MS = 200

interface Guard {
  /** Of the processor; not elapsed time, so that the result does not depend on the machine's load. */
  readonly mostCpuMs: number
  readonly mostMegabytes: number
  readonly signal?: AbortSignal
}

/**
 * Runs a module in a thread of its own, as it works on what strangers wrote: it gets its `workerData`, and posts what this resolves with.
 * Undefined where it was ended, as it took too much time or memory. Rejects for a fault of ours, and when the signal aborts.
 */
export async function runGuarded<Posted>(
  module: URL,
  workerData: unknown,
  { mostCpuMs, mostMegabytes, signal }: Guard,
): Promise<Posted | undefined> {
  signal?.throwIfAborted()
  const thread = new Worker(module, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Posted | undefined>((resolve, reject) => {
      const check = ({ user, system }: NodeJS.CpuUsage) => {
        if ((user + system) / 1_000 > mostCpuMs) resolve(undefined)
      }
      // It is refused while the thread does not run yet, or no more.
      timer = setInterval(() => thread.cpuUsage().then(check, () => undefined), CHECK_MS)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      thread.on('message', resolve)
      thread.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined)
        else reject(error)
      })
    })
  } finally {
    clearInterval(timer)
    await thread.terminate()
  }
}
