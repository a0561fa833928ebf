import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Preview, previewOf } from '../preview/previewed.ts'
import { useLogoLook } from '../preview/use-logo-look.ts'
import { ratesQuery } from '../queries/rates-queries.ts'
import { siteReviewsOf, siteReviewsQuery } from '../queries/site-reviews.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useSite } from './site-context.ts'

/** What a preview shows of a document of the landing's site, with its vehicles, prices and reviews of today. */
export function useSitePreview(document: SiteDocument, language: SiteLanguage): Preview {
  const { landing, site } = useSite()
  const { pictures, phones } = site.stored
  const logo = storedUrl(document.look.logo)
  const look = useLogoLook(logo)
  const rates = useQuery(ratesQuery(landing.id)).data?.rates
  const hasReviews = document.sections.some(({ kind }) => kind === 'reviews')
  const reviews = useQuery({ ...siteReviewsQuery(landing.id), enabled: hasReviews }).data
  return useMemo(
    () =>
      previewOf(
        {
          ...landing,
          name: landing.displayName,
          logo,
          primary: document.look.primary,
          secondary: document.look.secondary,
          language,
          site: document,
          sitePictures: pictures,
          phones,
          ...(rates && { rates }),
          ...(reviews && { reviews: siteReviewsOf(reviews, { language, timezone: landing.timezone }) }),
        },
        '',
        look,
      ),
    [landing, logo, document, language, pictures, phones, look, rates, reviews],
  )
}
