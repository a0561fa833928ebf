/** Does something at once and then in intervals, never twice at a time. `report` hears of what failed; the next interval tries again. */
export function startPeriodic(
  task: () => Promise<unknown>,
  intervalMs: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let round = Promise.resolve()
  const start = () => {
    round = round.then(async () => {
      await task().catch(report)
    })
  }
  start()
  const timer = setInterval(start, intervalMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
