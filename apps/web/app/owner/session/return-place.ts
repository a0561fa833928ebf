const KEY = 'nelly-return'

/** Where someone was when their session ended, or wanted to go who was not signed in: then nobody's in particular. */
interface Place {
  owner?: number
  path: string
}

/** Remembers in this tab where whoever signs in next goes, or that owner if one is named. */
export const rememberPlace = (place: Place): void => sessionStorage.setItem(KEY, JSON.stringify(place))

const storedPlace = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null

/** Whether a session ended in this tab and nobody signed in since. */
export const sessionHasEnded = (): boolean => storedPlace()?.owner !== undefined

/** Where an owner goes after signing in: to the place that is remembered, once, else to the landings. */
export function placeToReturn(owner: number): string {
  const place = storedPlace()
  sessionStorage.removeItem(KEY)
  return place && (place.owner === undefined || place.owner === owner) ? place.path : '/landings'
}
