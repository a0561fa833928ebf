import type { Picture } from '@nelly/contract/public-site/public-site'
import { Icon } from './icon.tsx'
import styles from './photo.module.css'
import { PictureSources } from './picture-sources.tsx'
import { Tones, tonesClass } from './tones.tsx'

interface PhotoProps {
  picture: Picture | undefined
  /** The alternative text; empty where a text beside it says the same. */
  alt: string
  /** How wide it is shown, for the attribute `sizes`. */
  sizes: string
  /** The main picture of a page is loaded at once, the others lazily. */
  leads?: boolean
  className?: string | undefined
}

/** A stored picture in the lightest format and width that the browser supports, or a placeholder. */
export function Photo({ picture, alt, sizes, leads = false, className = '' }: PhotoProps) {
  if (!picture) {
    return (
      <div className={`${styles.none} ${className}`}>
        <Icon name="car" />
      </div>
    )
  }
  const { tones } = picture
  return (
    <picture className={styles.picture}>
      <Tones tones={tones} />
      <PictureSources picture={picture} sizes={sizes} />
      <img
        className={`${styles.image} ${tonesClass(tones)} ${className}`}
        src={`/storage/${picture.path}`}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...(leads ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
