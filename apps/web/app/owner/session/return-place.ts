const KEY = 'nelly-return'

/** Where someone was when their session ended. */
interface Place {
  owner: number
  path: string
}

/** Remembers, in this tab, where an owner was when their session ended. */
export const rememberPlace = (place: Place): void => sessionStorage.setItem(KEY, JSON.stringify(place))

/** Whether a session ended in this tab and nobody signed in since. */
export const sessionHasEnded = (): boolean => sessionStorage.getItem(KEY) !== null

/** Where an owner goes after signing in: to where they were, once, else to the landings. */
export function placeToReturn(owner: number): string {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const place = JSON.parse(text ?? 'null') as Place | null
  return place?.owner === owner ? place.path : '/landings'
}
