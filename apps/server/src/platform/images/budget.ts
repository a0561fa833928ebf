/** The limits of one conversion. */
export interface Budget {
  /** CPU time, in seconds, so that the result does not depend on the machine's load. */
  cpuSeconds: number
  /** By how much the process's memory may grow, in bytes. */
  grownBytes: number
}

/** A photograph of 50 megapixels takes 2.5 s and 1 GB as AVIF, less in other formats; the SVG of a usual logo 0.1 s. */
export const budgets = {
  svg: { cpuSeconds: 2, grownBytes: 512 * 1024 ** 2 },
  raster: { cpuSeconds: 12, grownBytes: 1536 * 1024 ** 2 },
} as const satisfies Record<string, Budget>

const CHECK_MILLISECONDS = 50

export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
}

/** Runs work within a budget of this process. Rejects with `BudgetExceeded`, and does not stop the work. */
export async function withinBudget<T>(
  { cpuSeconds, grownBytes }: Budget,
  work: () => Promise<T>,
): Promise<T> {
  const start = process.cpuUsage()
  const residentAtStart = process.memoryUsage.rss()
  const { promise: exceeded, reject } = Promise.withResolvers<never>()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    const isExceeded =
      user + system > cpuSeconds * 1_000_000 || process.memoryUsage.rss() - residentAtStart > grownBytes
    if (isExceeded) reject(new BudgetExceeded())
  }, CHECK_MILLISECONDS)
  try {
    return await Promise.race([work(), exceeded])
  } finally {
    clearInterval(timer)
  }
}
