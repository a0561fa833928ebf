const KEY = 'nelly-return'

/**
 * The page to return to after signing in: where a session expired, or the requested page without a session, which
 * belongs to no owner in particular.
 */
interface Place {
  owner?: number
  path: string
}

/** Stores in this tab where to go after the next login, of any owner or of the given one. */
export const rememberPlace = (place: Place): void => sessionStorage.setItem(KEY, JSON.stringify(place))

const storedPlace = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null

let isOpening = true

/**
 * Forgets that page where this document was opened at the login itself: nobody wants it any more. A login that is loaded
 * again, and one that a page or an ended session led to, keeps it.
 */
export function forgetPlaceAtOpening(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isLogin = opened?.type === 'navigate' && new URL(opened.name).pathname === '/'
  if (isOpening && isLogin) sessionStorage.removeItem(KEY)
  isOpening = false
}

/** Whether a session expired in this tab and nobody has signed in since. */
export const sessionHasEnded = (): boolean => storedPlace()?.owner !== undefined

/** The page after signing in: the stored one, once, else the landings. */
export function placeToReturn(owner: number): string {
  const place = storedPlace()
  sessionStorage.removeItem(KEY)
  return place && (place.owner === undefined || place.owner === owner) ? place.path : '/landings'
}
