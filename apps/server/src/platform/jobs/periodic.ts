/**
 * Does something at once and then in intervals, never twice at a time. `report` hears of what failed; the next interval tries again.
 * Stopping aborts the signal and waits for the end of what runs.
 */
export function startPeriodic(
  task: (signal: AbortSignal) => Promise<unknown>,
  intervalMs: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let round = Promise.resolve()
  const start = () => {
    round = round.then(async () => {
      await task(stopping.signal).catch(report)
    })
  }
  start()
  const timer = setInterval(start, intervalMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}
