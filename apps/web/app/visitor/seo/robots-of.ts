import type { VisitedLanding } from '@nelly/contract/public-site/public-site'

/**
 * The owner's setting applies to all pages that may be indexed; others are never. Undefined where everything is
 * allowed.
 */
export function robotsOf(
  { robots }: Pick<VisitedLanding, 'robots'>,
  mayBeListed: boolean,
): string | undefined {
  if (mayBeListed) return robots === 'index, follow' ? undefined : (robots ?? undefined)
  return robots?.endsWith('nofollow') ? 'noindex, nofollow' : 'noindex'
}
