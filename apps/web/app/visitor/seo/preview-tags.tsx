import { TRAITS } from '@nelly/contract/words/languages'
import { useLanding } from '../landing-context.ts'
import { usePublicAddress } from './public-address.ts'

/** A share picture. */
export interface SharedPicture {
  /** Below the origin. */
  readonly address: string
  /** Its alternative text. */
  readonly alt: string
  /** In pixels, where it is known. */
  readonly size?: { readonly width: number; readonly height: number }
}

interface PreviewTagsProps {
  title: string
  description: string | null | undefined
  picture: SharedPicture | undefined
  /** The canonical address of the shared page; by default the address as it was shared, with its dates. */
  address: string | undefined
}

/** The preview of a shared link (Open Graph). */
export function PreviewTags({ title, description, picture, address }: PreviewTagsProps) {
  const { displayName, language } = useLanding()
  const publicAddress = usePublicAddress()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={displayName} />
      <meta property="og:locale" content={TRAITS[language].locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      {picture && (
        <>
          <meta property="og:image" content={publicAddress(picture.address)} />
          {picture.size && <meta property="og:image:width" content={String(picture.size.width)} />}
          {picture.size && <meta property="og:image:height" content={String(picture.size.height)} />}
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
