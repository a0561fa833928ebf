import type { SectionNamed } from '@nelly/domain/site/sections'
import { textIn } from '@nelly/domain/site/texts'
import { useI18n } from '../i18n.tsx'
import { Strip } from '../ui/strip.tsx'
import styles from './gallery.module.css'
import { useMarks } from './marks.ts'
import { SitePhoto } from './site-photo.tsx'
import { TitledSection } from './titled-section.tsx'

const STRIP_SIZES = '(min-width: 48rem) 30rem, 80vw'

/** How wide a photograph of the grid is, for the attribute `sizes`: as the style sheet lays out so many. */
function gridSizes(index: number, count: number): string {
  if (count === 1) return '(min-width: 80rem) 44rem, (min-width: 56rem) 54vw, 92vw'
  const halves = [0, 4, 2][count % 3] ?? 0
  const isHalf = index >= count - halves
  const isAlone = index === 0 && count % 2 === 1
  const wide = isHalf
    ? '(min-width: 80rem) 37.5rem, (min-width: 60rem) 46vw'
    : '(min-width: 80rem) 24.5rem, (min-width: 60rem) 31vw'
  return `${wide}, ${isAlone ? '' : '(min-width: 36rem) 46vw, '}92vw`
}

/** Pictures of the operator: in a grid, or in a strip that is swiped or scrolled with the arrow keys. */
export function GallerySection({ section: gallery }: { section: SectionNamed<'gallery'> }) {
  const { t, language } = useI18n()
  const mark = useMarks(gallery.id)
  const { pictures, title, variant } = gallery
  if (pictures.length === 0) return null
  const name = textIn(title, language)?.text ?? t('sections.gallery')
  const photos = pictures.map((picture, index) => (
    <div key={picture.path} className={styles.item}>
      <SitePhoto
        of={picture}
        sizes={variant === 'strip' ? STRIP_SIZES : gridSizes(index, pictures.length)}
        className={styles.image}
      />
    </div>
  ))
  return (
    <TitledSection section={gallery} usual={t('sections.gallery')} isSplit={pictures.length === 1}>
      {variant === 'strip' ? (
        <Strip className={styles.strip} label={name} {...mark('pictures')}>
          {photos}
        </Strip>
      ) : (
        <div className={styles.grid} {...mark('pictures')}>
          {photos}
        </div>
      )}
    </TitledSection>
  )
}
