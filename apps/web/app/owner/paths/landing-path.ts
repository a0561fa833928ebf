import { ratesPath } from './rates-path.ts'
import { reviewsPath } from './reviews-path.ts'
import { sharePath } from './share-path.ts'
import { sitePath } from './site-path.ts'

/** The tabs of a landing's page, in their order. */
export const LANDING_TABS = [
  'reservations',
  'vehicles',
  'site',
  'prices',
  'reviews',
  'share',
  'settings',
  'seo',
] as const
export type LandingTab = (typeof LANDING_TABS)[number]

/** The address of a tab of a landing's page. */
export function landingPath(landingId: number, tab: LandingTab = 'reservations'): string {
  if (tab === 'site') return sitePath(landingId)
  if (tab === 'prices') return ratesPath(landingId, 'prices')
  if (tab === 'reviews') return reviewsPath(landingId)
  if (tab === 'share') return sharePath(landingId)
  return `/view-landing/${landingId}${tab === 'reservations' ? '' : `?tab=${tab}`}`
}
