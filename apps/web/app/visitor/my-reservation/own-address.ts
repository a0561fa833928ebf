/** The addresses of a reservation's own pages; all contain the secret. */
export function ownLinks(landing: string, secret: string) {
  const here = `/${landing}/my-reservation?s=${encodeURIComponent(secret)}`
  return {
    here,
    cancel: `${here}&do=cancel`,
    erase: `${here}&do=erase`,
    calendar: `/${landing}/my-reservation/calendar?s=${encodeURIComponent(secret)}`,
  }
}

export type OwnLinks = ReturnType<typeof ownLinks>

/** A step that asks for confirmation before something that can't be undone. */
export type Step = 'cancel' | 'erase'

/** The secret and the step of an address. */
export function readOwnAddress(address: string): { secret: string; step: Step | undefined } {
  const { searchParams } = new URL(address)
  const param = searchParams.get('do')
  const step = param === 'cancel' || param === 'erase' ? param : undefined
  return { secret: searchParams.get('s') ?? '', step }
}
