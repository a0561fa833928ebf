import type { VisitedLanding } from '@nelly/contract/public-site'
import { useLanding } from '../landing-context.ts'
import { useLandingPicture } from './landing-pictures.ts'
import { PreviewTags, type SharedPicture } from './preview-tags.tsx'
import { usePublicAddress } from './public-address.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** The page's own path, for a page that search engines may list; without it they are asked not to. */
  path?: string | undefined
  /** The picture of previews; without it the landing's. */
  picture?: SharedPicture | undefined
  /** Whether this is the home page, which its owner may describe in words and an address of their own. */
  isHome?: boolean
}

/** What a landing's page tells search engines and link previews; React moves it to the document's head. */
export function PageHead({ title, description, path, picture, isHome = false }: PageHeadProps) {
  const landing = useLanding()
  const publicAddress = usePublicAddress()
  const landingPicture = useLandingPicture()
  const whole = isHome || title.includes(landing.displayName) ? title : `${title} · ${landing.displayName}`
  const robots = robotsOf(landing, path !== undefined)
  const address = path === undefined ? undefined : (isHome && landing.canonicalUrl) || publicAddress(path)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {isHome && landing.metaKeywords && <meta name="keywords" content={landing.metaKeywords} />}
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      <PreviewTags
        title={(isHome && landing.ogTitle) || whole}
        description={(isHome && landing.ogDescription) || description || landing.ogDescription}
        picture={picture ?? landingPicture}
        address={address}
      />
    </>
  )
}

/** The owner's word holds for all pages that may be listed; what may not never is. Nothing is said where all is allowed. */
export function robotsOf(
  { robots }: Pick<VisitedLanding, 'robots'>,
  mayBeListed: boolean,
): string | undefined {
  if (mayBeListed) return robots === 'index, follow' ? undefined : (robots ?? undefined)
  return robots?.endsWith('nofollow') ? 'noindex, nofollow' : 'noindex'
}
