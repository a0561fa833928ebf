/** Runs tasks one at a time; keys take turns, each key's tasks in their order. */
export interface FairQueue {
  run<T>(key: string | number, task: () => Promise<T>): Promise<T>
}

export function createFairQueue(): FairQueue {
  /** Waiting tasks by key, in the order of turns: a key goes to the end when its task is done. */
  const waiting = new Map<string | number, (() => Promise<void>)[]>()
  let isRunning = false

  const drain = async () => {
    if (isRunning) return
    isRunning = true
    for (const [key, tasks] of waiting) {
      await tasks.shift()?.()
      waiting.delete(key)
      if (tasks.length > 0) waiting.set(key, tasks)
    }
    isRunning = false
  }

  return {
    run(key, task) {
      return new Promise((resolve, reject) => {
        const tasks = waiting.get(key) ?? []
        waiting.set(key, tasks)
        tasks.push(() => task().then(resolve, reject))
        void drain()
      })
    },
  }
}
