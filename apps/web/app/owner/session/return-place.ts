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

/** Whether a session expired in this tab and nobody has signed in since. */
export const sessionHasEnded = (): boolean => storedPlace()?.owner !== undefined

/** The page after signing in: the stored one, once, else the landings. */
export function placeToReturn(owner: number): string {
  const place = storedPlace()
  sessionStorage.removeItem(KEY)
  return place && (place.owner === undefined || place.owner === owner) ? place.path : '/landings'
}
