import type { VisitedLanding } from '@nelly/contract/public-site'

/** The owner's word holds for all pages that may be listed; what may not never is. Nothing is said where all is allowed. */
export function robotsOf(
  { robots }: Pick<VisitedLanding, 'robots'>,
  mayBeListed: boolean,
): string | undefined {
  if (mayBeListed) return robots === 'index, follow' ? undefined : (robots ?? undefined)
  return robots?.endsWith('nofollow') ? 'noindex, nofollow' : 'noindex'
}
