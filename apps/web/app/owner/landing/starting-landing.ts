import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'

/**
 * The landing that a screen begins with: the one used last, if it is live; else of those that are live the one with the most
 * reservations. A draft only where nothing is live.
 */
export function startingLanding<L extends Pick<OwnedLanding, 'id' | 'status' | 'reservationCount'>>(
  landings: readonly L[],
  usedLast: number | undefined,
): L | undefined {
  const live = landings.filter(({ status }) => status === 'published')
  const [busiest] = live.toSorted((one, other) => other.reservationCount - one.reservationCount)
  return live.find(({ id }) => id === usedLast) ?? busiest ?? landings[0]
}

const USED_LAST = 'nelly-landing'

/** The landing that was chosen last on this device. */
export const landingUsedLast = (): number | undefined => Number(localStorage.getItem(USED_LAST)) || undefined

export const rememberLanding = (id: number): void => localStorage.setItem(USED_LAST, String(id))
