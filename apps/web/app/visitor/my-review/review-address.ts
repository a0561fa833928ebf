/** The addresses of a review's own pages; all contain the secret. */
export function reviewLinks(landing: string, secret: string) {
  const here = `/${landing}/my-reservation/review?s=${encodeURIComponent(secret)}`
  return { here, change: `${here}&do=change`, remove: `${here}&do=remove` }
}

export type ReviewLinks = ReturnType<typeof reviewLinks>

const STEPS = ['change', 'remove'] as const

/** The secret and the step of an address. */
export function readReviewAddress(address: string) {
  const { searchParams } = new URL(address)
  const step = STEPS.find((one) => one === searchParams.get('do'))
  return { secret: searchParams.get('s') ?? '', step }
}
