import { useLanding } from '../landing-context.ts'
import { usePublicAddress } from './public-address.ts'

interface PreviewTagsProps {
  title: string
  description: string | null | undefined
  /** A path below `/storage/`; without one the logo stands for the landing. */
  picture: string | null | undefined
  /** Where the shared link leads; without it to the page as it was shared, dates and all. */
  address: string | undefined
}

const locales = { en: 'en_US', es: 'es_DO' } as const

/** How a link to the page looks where people share it (Open Graph). */
export function PreviewTags({ title, description, picture, address }: PreviewTagsProps) {
  const { displayName, language, logo } = useLanding()
  const publicAddress = usePublicAddress()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={displayName} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={publicAddress(`/storage/${picture ?? logo.path}`)} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
