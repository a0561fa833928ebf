import type { AccountId } from '@nelly/domain/ids'

/** How many calls of one account are in progress at one time, and how many more wait for them. */
export interface AccountPlaces {
  readonly atOnce: number
  readonly waiting: number
}

/** A browser sends six requests to a server at a time, and a screen waits for what is left of its own. */
export const USUAL_ACCOUNT_PLACES: AccountPlaces = { atOnce: 4, waiting: 40 }

/**
 * Shares the calls of operators out by account: each account has a few in progress, its others wait in their order. So
 * what one account asks for at once costs the others no more than a few of its calls.
 */
export function shareByAccount({ atOnce, waiting }: AccountPlaces) {
  const accounts = new Map<AccountId, { running: number; readonly queue: (() => void)[] }>()

  /** Resolves with what gives the place back once there is one; with undefined, at once, where too many wait. */
  return async (account: AccountId): Promise<(() => void) | undefined> => {
    const places = accounts.get(account) ?? { running: 0, queue: [] }
    accounts.set(account, places)
    if (places.running < atOnce) places.running += 1
    else if (places.queue.length >= waiting) return undefined
    else await new Promise<void>((resolve) => places.queue.push(resolve))
    return () => {
      const next = places.queue.shift()
      // The place goes to the next one as it is.
      if (next) return next()
      places.running -= 1
      if (places.running === 0) accounts.delete(account)
    }
  }
}
