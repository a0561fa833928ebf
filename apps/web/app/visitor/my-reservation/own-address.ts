/** The addresses of a reservation's own pages; all contain the secret. */
export function ownLinks(landing: string, secret: string) {
  const here = `/${landing}/my-reservation?s=${encodeURIComponent(secret)}`
  return {
    here,
    change: `${here}&do=change`,
    pay: `${here}&do=pay`,
    cancel: `${here}&do=cancel`,
    erase: `${here}&do=erase`,
    calendar: `/${landing}/my-reservation/calendar?s=${encodeURIComponent(secret)}`,
  }
}

export type OwnLinks = ReturnType<typeof ownLinks>

/** A step with a form of its own: a wish for a change, paying, or what can't be undone and is confirmed. */
const STEPS = ['change', 'pay', 'cancel', 'erase'] as const
export type Step = (typeof STEPS)[number]

/** The secret and the step of an address. */
export function readOwnAddress(address: string): { secret: string; step: Step | undefined } {
  const { searchParams } = new URL(address)
  const step = STEPS.find((one) => one === searchParams.get('do'))
  return { secret: searchParams.get('s') ?? '', step }
}
