import type { LandingAnswer, PublicLandingAnswer } from '@nelly/contract/landings'
import type { CountedLanding, Landing } from './landing-store.ts'

/** A landing as its owner reads it on the wire. */
export const landingAnswer = (landing: CountedLanding): LandingAnswer => ({
  ...landingLooks(landing),
  id_users_landing: landing.accountId,
  status: landing.status,
  vehicles_count: landing.vehiclesCount,
  reservations_count: landing.reservationsCount,
  cancelled_reservations_count: landing.cancelledReservationsCount,
  created_at: landing.createdAt.toISOString(),
  published_at: landing.publishedAt?.toISOString() ?? null,
  deleted_at: landing.deletedAt?.toISOString() ?? null,
})

/** A published landing as strangers may see it. */
export const publicLandingAnswer = (
  landing: Landing,
  held: Pick<PublicLandingAnswer, 'locations' | 'vehicles'>,
): PublicLandingAnswer => ({ ...landingLooks(landing), ...held })

/** The fields of a landing for owners and visitors. */
export const landingLooks = (landing: Landing) => ({
  id: landing.id,
  name: landing.name,
  display_name: landing.displayName,
  logo: landing.logo.path,
  favicon: landing.favicon,
  color_primary: landing.colorPrimary,
  color_secondary: landing.colorSecondary,
  default_language: landing.defaultLanguage,
  timezone: landing.timezone,
  show_ratings: landing.showRatings,
  meta_title: landing.metaTitle,
  meta_description: landing.metaDescription,
  meta_keywords: landing.metaKeywords,
  og_title: landing.ogTitle,
  og_description: landing.ogDescription,
  og_image: landing.ogImage,
  robots: landing.robots,
  canonical_url: landing.canonicalUrl,
})
