import type { SitePicture } from '@nelly/domain/site/sections'
import { textIn } from '@nelly/domain/site/texts'
import { useLanding } from '../landing-context.ts'
import { Photo } from '../ui/photo.tsx'
import styles from './site-photo.module.css'

interface SitePhotoProps {
  of: SitePicture
  sizes: string
  leads?: boolean
  /** Whether a text beside it says what it shows. */
  isDecoration?: boolean
  className?: string | undefined
}

/** Ten percent a step: a style sheet has a class for each, as pages have no style attributes. */
const stepOf = (percent: number): number => Math.round(percent / 10)

/** A picture of the site, cut around its subject. */
export function SitePhoto({ of, sizes, leads, isDecoration = false, className = '' }: SitePhotoProps) {
  const { language, sitePictures } = useLanding()
  const picture = sitePictures[of.path]
  if (!picture) return null
  const { x, y } = of.focus
  const focus = `${styles.focus} ${styles[`x${stepOf(x)}`]} ${styles[`y${stepOf(y)}`]}`
  return (
    <Photo
      picture={picture}
      alt={isDecoration ? '' : (textIn(of.alt, language)?.text ?? '')}
      sizes={sizes}
      leads={leads}
      className={`${focus} ${className}`}
    />
  )
}
