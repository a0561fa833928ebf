import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import type { MetadataDraft } from '@nelly/contract/owned-metadata'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { publicAddress } from '../landings/public-address.ts'
import card from '../ui/card.module.css'
import { useWords } from '../words/use-words.ts'
import css from './seo.module.css'
import { shortened } from './shortened.ts'

interface SeoPreviewsProps {
  landing: OwnedLandingDetail
  draft: MetadataDraft
  favicon: string | undefined
  shareImage: string | undefined
}

/** What a search engine and a shared link would show of the form as it stands. */
export function SeoPreviews({ landing, draft, favicon, shareImage }: SeoPreviewsProps) {
  const say = useWords('seo')
  const address = publicAddress(landing.address).label
  return (
    <div className={css.previews}>
      <section className={card.card} aria-labelledby="seo-search">
        <h2 className={css.previewTitle} id="seo-search">
          {say('previewSearch')}
        </h2>
        <div className={css.site}>
          {favicon ? <img src={favicon} alt="" className={css.icon} /> : <span className={css.icon} />}
          <span className={css.address}>{address}</span>
        </div>
        <p className={css.found}>{shortened(draft.title || say('noTitle'), META_TITLE_HINT)}</p>
        <p className={css.text}>
          {shortened(draft.description || say('noDescription'), META_DESCRIPTION_HINT)}
        </p>
      </section>
      <section className={card.card} aria-labelledby="seo-share">
        <h2 className={css.previewTitle} id="seo-share">
          {say('previewShare')}
        </h2>
        <div className={css.social}>
          {shareImage ? (
            <img src={shareImage} alt="" className={css.cover} />
          ) : (
            <div className={css.cover}>{say('noImage')}</div>
          )}
          <div className={css.socialWords}>
            <span className={css.address}>{address.split('/')[0]}</span>
            <span className={css.shared}>{draft.shareTitle || draft.title || say('noTitle')}</span>
            <span className={css.text}>
              {shortened(draft.shareDescription || say('noDescription'), META_DESCRIPTION_HINT)}
            </span>
          </div>
        </div>
      </section>
    </div>
  )
}
