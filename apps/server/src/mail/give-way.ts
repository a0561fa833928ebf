import { setTimeout as pause } from 'node:timers/promises'

/** While requests are being answered one mail sets out in so many milliseconds: twenty a second take a few hundredths of a processor. */
const PACE_MS = 50

/** Lets requests go before mails, for a while. */
export interface GivingWay {
  /** Resolves when a mail may set out that has waited for so many milliseconds, at once unless requests are being answered. */
  turn(waited: number): Promise<void>
}

/** Gives way while `isServing`; mails that have waited for longer than `longest` milliseconds do not. */
export const giveWayTo = (isServing: () => boolean, longest: number): GivingWay => ({
  async turn(waited) {
    if (waited < longest && isServing()) await pause(PACE_MS)
  },
})
