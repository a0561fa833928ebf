import { setTimeout as pause } from 'node:timers/promises'

/** How long a new mail waits while requests are being answered, in milliseconds: fifty a second take a twentieth of a processor. */
const PACE_MS = 20
/** A timer can't be set to less. */
const SHORTEST_MS = 0.5

/** Lets requests go before mails, for a while. */
export interface GivingWay {
  /** Resolves when a mail may set out that has waited for so many milliseconds, at once unless requests are being answered. */
  turn(waited: number): Promise<void>
}

/** Gives way while `isServing`, as `paceOf` says. */
export const giveWayTo = (isServing: () => boolean, longest: number): GivingWay => ({
  async turn(waited) {
    const pace = isServing() ? paceOf(waited, longest) : 0
    if (pace >= SHORTEST_MS) await pause(pace)
  },
})

/**
 * How many milliseconds after the one before it a mail sets out that has waited for so many: the longer, the sooner, and after
 * `longest` at once. So as many go as come, late by what that takes.
 */
export const paceOf = (waited: number, longest: number): number =>
  PACE_MS * Math.max(0, 1 - waited / longest) ** 2
