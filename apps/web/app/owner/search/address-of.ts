import { saying } from '../ui/use-address.ts'
import type { Hit } from './hit.ts'

/** The screens that show the details of a reservation over what they list. */
const SHOWING_RESERVATIONS = ['/app/desk', '/reservation', '/reservation/calendar', '/reservation/day-sheet']

/**
 * Where a hit is opened from a screen: a reservation over the screen that is shown, if that has a place for its
 * details, so that closing them leads back to it.
 */
export function addressOf(
  { to, reservation }: Pick<Hit, 'to' | 'reservation'>,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (reservation === undefined || !SHOWING_RESERVATIONS.includes(pathname)) return to
  return `${pathname}?${saying({ reservation })(new URLSearchParams(search))}`
}
