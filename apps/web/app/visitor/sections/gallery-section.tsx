import type { SectionNamed } from '@nelly/domain/site/sections'
import { textIn } from '@nelly/domain/site/texts'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import { Strip } from '../parts/strip.tsx'
import styles from './gallery.module.css'
import { useMarks } from './marks.ts'
import { SectionHead } from './section-head.tsx'
import { SitePhoto } from './site-photo.tsx'

const SIZES = {
  grid: '(min-width: 80rem) 24.5rem, (min-width: 48rem) 31vw, (min-width: 32rem) 46vw, 92vw',
  strip: '(min-width: 48rem) 30rem, 80vw',
}

/** Pictures of the operator: in a grid, or in a strip that is swiped or scrolled with the arrow keys. */
export function GallerySection({ section: gallery }: { section: SectionNamed<'gallery'> }) {
  const { say, language } = useI18n()
  const mark = useMarks(gallery.id)
  const { pictures, title, variant } = gallery
  if (pictures.length === 0) return null
  const name = textIn(title, language)?.text ?? say('sections.gallery')
  const photos = pictures.map((picture) => (
    <div key={picture.path} className={styles.item}>
      <SitePhoto of={picture} sizes={SIZES[variant]} className={styles.image} />
    </div>
  ))
  return (
    <section className={section.section} {...mark()}>
      <SectionHead section={gallery} usual={say('sections.gallery')} />
      {variant === 'strip' ? (
        <Strip className={styles.strip} label={name} {...mark('pictures')}>
          {photos}
        </Strip>
      ) : (
        <div className={styles.grid} {...mark('pictures')}>
          {photos}
        </div>
      )}
    </section>
  )
}
