import type { Picture } from '@nelly/contract/public-site'
import { Icon } from './icon.tsx'
import styles from './photo.module.css'
import { PictureSources } from './picture-sources.tsx'
import { Tones, tonesClass } from './tones.tsx'

interface PhotoProps {
  picture: Picture | undefined
  /** What it shows; empty where words beside it say so. */
  alt: string
  /** How wide it is drawn, as of the attribute `sizes`. */
  sizes: string
  /** The picture a page leads with is loaded at once, the others when they come near. */
  leads?: boolean
  className?: string | undefined
}

/** A stored picture in the lightest format and width that the browser takes, or a drawing in its place. */
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
