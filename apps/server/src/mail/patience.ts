/** How a worker goes about sending; times in milliseconds. */
export interface Patience {
  /** How many mails are sent at a time. */
  lanes: number
  /** How many are taken by one statement at most. */
  batch: number
  /** How long mails that were sent wait for others, to be noted down together. */
  gather: number
  /** How long an attempt may take. */
  attempt: number
  /** How long others leave a mail alone that someone has taken; longer than an attempt. */
  lease: number
  /** How long to wait after so many attempts that failed. */
  backOff(attempts: number): number
  /** From when on a mail that still fails is given up. */
  giveUpAfter: number
  /** How long a worker rests at most before it looks again. */
  longestRest: number
  /** How long mails under way may take once the worker is told to stop. */
  grace: number
  betweenSweeps: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const USUAL_PATIENCE: Patience = {
  lanes: 4,
  batch: 16,
  gather: 20,
  attempt: 2 * MINUTE,
  lease: 5 * MINUTE,
  backOff: (attempts) => backOff(attempts, Math.random()),
  giveUpAfter: 72 * HOUR,
  longestRest: 15 * SECOND,
  grace: 10 * SECOND,
  betweenSweeps: HOUR,
}

/**
 * Ten seconds after the first failure, then twice as long each time up to an hour, of which chance, from 0 to 1, takes
 * off up to half: many mails that failed together are not tried again together.
 */
export function backOff(attempts: number, chance: number): number {
  const whole = Math.min(10 * SECOND * 2 ** (attempts - 1), HOUR)
  return Math.round(whole * (1 - chance / 2))
}
