import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { MetadataDraft } from '@nelly/contract/specified/metadata-mapper'
import { parseRobots } from '@nelly/domain/landings/robots'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { useFormatter } from 'use-intl'
import { homeMetadata } from '../../visitor/seo/home-metadata.ts'
import { shortened } from '../../visitor/seo/shortened.ts'
import { publicAddress } from '../landing/public-address.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './seo.module.css'

interface SeoPreviewsProps {
  landing: OwnedLandingDetail
  draft: MetadataDraft
  favicon: string | undefined
  shareImage: string | undefined
}

/** Previews of a search result and a shared link for the form's current values, with the defaults. */
export function SeoPreviews({ landing, draft, favicon, shareImage }: SeoPreviewsProps) {
  const t = useWords('seo')
  const metadata = metadataOf(landing, draft)
  const address = metadata.canonical.replace(/^https?:\/\//, '')
  // The server makes both only for visitors of published landings.
  const isPublished = landing.status === 'published'
  const icon = favicon ?? (isPublished ? `/${landing.address}/icon.png` : storedUrl(landing.logo))
  const cover = shareImage ?? (isPublished ? `/${landing.address}/share.jpg` : undefined)
  return (
    <div className="columns spaced">
      <section className="card" aria-labelledby="seo-search">
        <h2 className="heading" id="seo-search">
          {t('previewSearch')}
        </h2>
        <div className="line">
          <img src={icon} alt="" className={css.icon} />
          <div className="blocks">
            <span>{metadata.siteName}</span>
            <span className="muted">{address}</span>
          </div>
        </div>
        <p className={css.found}>{shortened(metadata.title, META_TITLE_HINT)}</p>
        <p className="muted">{shortened(metadata.description, META_DESCRIPTION_HINT)}</p>
        {metadata.robots?.startsWith('noindex') && <p className={css.note}>{t('notListed')}</p>}
        <Automatic
          parts={[
            !draft.title.trim() && t('partTitle'),
            !draft.description.trim() && t('partDescription'),
            !favicon && t('partIcon'),
          ]}
        />
      </section>
      <section className="card" aria-labelledby="seo-share">
        <h2 className="heading" id="seo-share">
          {t('previewShare')}
        </h2>
        <div className={css.social}>
          {cover ? (
            <img src={cover} alt="" className={css.cover} />
          ) : (
            <div className={css.cover}>
              <p>{t('imageOnPublishing')}</p>
            </div>
          )}
          <div className={css.socialWords}>
            <span className="muted">{address.split('/')[0]}</span>
            <span className="title">{metadata.shareTitle}</span>
            <span className="muted">{shortened(metadata.shareDescription, META_DESCRIPTION_HINT)}</span>
          </div>
        </div>
        <Automatic
          parts={[
            !draft.shareTitle.trim() && t('partTitle'),
            !draft.shareDescription.trim() && t('partDescription'),
            !shareImage && t('partImage'),
          ]}
        />
      </section>
    </div>
  )
}

/** Names the parts of a preview that are defaults. */
function Automatic({ parts }: { parts: readonly (string | false)[] }) {
  const t = useWords('seo')
  const format = useFormatter()
  const automatic = parts.filter((part) => part !== false)
  if (automatic.length === 0) return null
  return <p className={css.note}>{t('automatic', { parts: format.list(automatic) })}</p>
}

/** The metadata of the visitor's pages for the form's current values. */
function metadataOf(landing: OwnedLandingDetail, draft: MetadataDraft) {
  const robots = parseRobots(draft.robots)
  return homeMetadata(
    {
      ...landing,
      localAddress: landing.address,
      metaTitle: draft.title.trim(),
      metaDescription: draft.description.trim(),
      metaKeywords: draft.keywords.trim(),
      ogTitle: draft.shareTitle.trim(),
      ogDescription: draft.shareDescription.trim(),
      robots: robots.ok ? robots.value : null,
      canonicalUrl: draft.canonical.trim(),
    },
    (path) => publicAddress(path.slice(1)).href,
  )
}
