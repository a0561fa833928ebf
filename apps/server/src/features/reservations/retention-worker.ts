import type { Parts } from '../../parts.ts'
import { eraseOverdue } from './erase-overdue.ts'

/** How often is looked for personal data whose time is over. */
const HOUR_MILLISECONDS = 60 * 60_000

/** Erases personal data whose time is over, at the start and every hour. `report` hears of what failed and is tried again. */
export function startRetention(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let round = Promise.resolve()
  const look = () => {
    round = round.then(async () => {
      await eraseOverdue(db, now()).catch(report)
    })
  }
  look()
  const timer = setInterval(look, HOUR_MILLISECONDS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
