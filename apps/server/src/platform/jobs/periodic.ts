/**
 * Runs a task at once and then in intervals, never concurrently. `report` is called with failures; the next interval
 * tries again. A task that resolves with `postponed` is retried after `retryMs`. Stopping aborts the signal and waits
 * for the running task.
 */
export function startPeriodic(
  task: (signal: AbortSignal) => Promise<unknown>,
  intervalMs: number,
  report: (error: unknown) => void,
  retryMs = intervalMs,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    const outcome = await task(stopping.signal).catch(report)
    if (stopping.signal.aborted) return
    timer = setTimeout(start, outcome === 'postponed' ? retryMs : intervalMs).unref()
  }
  let round: Promise<void> | undefined
  const start = () => {
    round = run()
  }
  start()
  return {
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await round
    },
  }
}
