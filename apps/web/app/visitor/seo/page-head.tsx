import { localAddress } from '@nelly/contract/landings/landing-language'
import { useLanding } from '../landing-context.ts'
import type { HomeMetadata } from './home-metadata.ts'
import { useLandingPicture } from './landing-pictures.ts'
import { PreviewTags, type SharedPicture } from './preview-tags.tsx'
import { usePublicAddress } from './public-address.ts'
import { robotsOf } from './robots-of.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** The page's path below its landing's address, for a page that search engines may index; without it the page is `noindex`. */
  path?: string | undefined
  /** The share picture; by default the landing's. */
  picture?: SharedPicture | undefined
}

/** The metadata of a landing's page; React hoists it into the document's head. */
export function PageHead({ title, description, path, picture }: PageHeadProps) {
  const landing = useLanding()
  const publicAddress = usePublicAddress()
  const landingPicture = useLandingPicture()
  const whole = title.includes(landing.displayName) ? title : `${title} · ${landing.displayName}`
  if (landing.previewEnds) return <PreviewHead title={whole} />
  const robots = robotsOf(landing, path !== undefined)
  const address = path === undefined ? undefined : publicAddress(`/${landing.localAddress}${path}`)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      {path !== undefined && <LanguageAlternates path={path} />}
      <PreviewTags
        title={whole}
        description={description || landing.ogDescription}
        picture={picture ?? landingPicture}
        address={address}
      />
    </>
  )
}

/** What is in the head of a page that a preview link shows: its address is nobody else's. */
const PreviewHead = ({ title }: { title: string }) => (
  <>
    <title>{title}</title>
    <meta name="robots" content="noindex, nofollow" />
  </>
)

/** The same for the home page, whose texts and canonical address the owner may set. */
export function HomeHead({ metadata }: { metadata: HomeMetadata }) {
  const { title, description, keywords, robots, canonical } = metadata
  const picture = useLandingPicture()
  if (useLanding().previewEnds) return <PreviewHead title={title} />
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      <LanguageAlternates path="" />
      <PreviewTags
        title={metadata.shareTitle}
        description={metadata.shareDescription}
        picture={picture}
        address={canonical}
      />
    </>
  )
}

/** Tells search engines the addresses of a page in all languages of its landing; `path` is below the landing's address. */
function LanguageAlternates({ path }: { path: string }) {
  const { address, languages } = useLanding()
  const publicAddress = usePublicAddress()
  const [main] = languages
  const hrefIn = (language: typeof main) => publicAddress(`/${localAddress(address, main, language)}${path}`)
  if (languages.length === 1) return null
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={hrefIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefIn(main)} />
    </>
  )
}
