import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { i18nIn } from '../both-languages.ts'
import { robotsOf } from './robots-of.ts'

/** The metadata of a landing's home page, without its pictures. */
export interface HomeMetadata {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly keywords: string | null
  /** Undefined where search engines may do everything. */
  readonly robots: string | undefined
  /** The canonical URL of the page. */
  readonly canonical: string
  readonly shareTitle: string
  readonly shareDescription: string
}

type DescribedLanding = Pick<
  VisitedLanding,
  | 'localAddress'
  | 'displayName'
  | 'language'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'ogTitle'
  | 'ogDescription'
  | 'robots'
  | 'canonicalUrl'
>

/**
 * The owner's texts, and defaults where they are null or blank. Nothing is shortened. The page and the owner's preview
 * of it both show this.
 */
export function homeMetadata(
  landing: DescribedLanding,
  publicAddress: (path: string) => string,
): HomeMetadata {
  const { t } = i18nIn(landing.language)
  const name = landing.displayName
  const title = landing.metaTitle || t('home.title', { name })
  const description = landing.metaDescription || t('home.description', { name })
  return {
    siteName: name,
    title,
    description,
    keywords: landing.metaKeywords,
    robots: robotsOf(landing, true),
    canonical: landing.canonicalUrl || publicAddress(`/${landing.localAddress}`),
    shareTitle: landing.ogTitle || title,
    shareDescription: landing.ogDescription || description,
  }
}
