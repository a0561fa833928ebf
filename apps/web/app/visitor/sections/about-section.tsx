import { isWritten } from '@nelly/domain/site/rich-text'
import type { SectionNamed } from '@nelly/domain/site/sections'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './about.module.css'
import { useMarks } from './marks.ts'
import { SiteRichText } from './rich-text.tsx'
import { SectionHead } from './section-head.tsx'
import { SitePhoto } from './site-photo.tsx'

const SIZES = {
  beside: '(min-width: 48rem) min(45vw, 36rem), 92vw',
  stacked: '(min-width: 80rem) 76rem, 92vw',
}

/** What the operator says about itself, with a picture. */
export function AboutSection({ section: about }: { section: SectionNamed<'about'> }) {
  const { say } = useI18n()
  const mark = useMarks(about.id)
  const { body, picture, variant } = about
  if (!isWritten(body.es) && !isWritten(body.en) && !picture) return null
  return (
    <section className={section.section} {...mark()}>
      <SectionHead section={about} usual={say('sections.about')} />
      <div className={`${styles.about} ${picture ? styles[variant] : ''}`}>
        {picture && (
          <div className={styles.picture} {...mark('picture')}>
            <SitePhoto of={picture} sizes={SIZES[variant]} className={styles.image} />
          </div>
        )}
        <div {...mark('body')}>
          <SiteRichText of={body} level={3} />
        </div>
      </div>
    </section>
  )
}
