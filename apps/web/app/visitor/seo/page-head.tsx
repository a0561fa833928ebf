import { useLanding } from '../landing-context.ts'
import type { HomeMetadata } from './home-metadata.ts'
import { useLandingPicture } from './landing-pictures.ts'
import { PreviewTags, type SharedPicture } from './preview-tags.tsx'
import { usePublicAddress } from './public-address.ts'
import { robotsOf } from './robots-of.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** The page's own path, for a page that search engines may list; without it they are asked not to. */
  path?: string | undefined
  /** The picture of previews; without it the landing's. */
  picture?: SharedPicture | undefined
}

/** What a landing's page tells search engines and link previews; React moves it to the document's head. */
export function PageHead({ title, description, path, picture }: PageHeadProps) {
  const landing = useLanding()
  const publicAddress = usePublicAddress()
  const landingPicture = useLandingPicture()
  const whole = title.includes(landing.displayName) ? title : `${title} · ${landing.displayName}`
  const robots = robotsOf(landing, path !== undefined)
  const address = path === undefined ? undefined : publicAddress(path)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      <PreviewTags
        title={whole}
        description={description || landing.ogDescription}
        picture={picture ?? landingPicture}
        address={address}
      />
    </>
  )
}

/** The same of the home page, which its owner may describe in words and an address of their own. */
export function HomeHead({ metadata }: { metadata: HomeMetadata }) {
  const { title, description, keywords, robots, canonical } = metadata
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      <PreviewTags
        title={metadata.shareTitle}
        description={metadata.shareDescription}
        picture={useLandingPicture()}
        address={canonical}
      />
    </>
  )
}
