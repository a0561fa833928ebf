import { isWritten } from '@nelly/domain/site/rich-text'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { useI18n } from '../i18n.tsx'
import { SiteRichText } from '../ui/rich-text.tsx'
import styles from './about.module.css'
import { useMarks } from './marks.ts'
import { SitePhoto } from './site-photo.tsx'
import { TitledSection } from './titled-section.tsx'

const SIZES = {
  beside: '(min-width: 80rem) 44rem, (min-width: 56rem) 54vw, (min-width: 48rem) 45vw, 92vw',
  stacked: '(min-width: 80rem) 76rem, 92vw',
}

/** What the operator says about itself, with a picture. */
export function AboutSection({ section: about }: { section: SectionNamed<'about'> }) {
  const { t } = useI18n()
  const mark = useMarks(about.id)
  const { body, picture, variant } = about
  if (!isWritten(body.es) && !isWritten(body.en) && !picture) return null
  return (
    <TitledSection
      section={about}
      usual={t('sections.about')}
      isSplit
      className={picture ? styles[variant] : undefined}
    >
      {picture && (
        <div className={styles.picture} {...mark('picture')}>
          <SitePhoto of={picture} sizes={SIZES[variant]} className={styles.image} />
        </div>
      )}
      <div {...mark('body')}>
        <SiteRichText of={body} level={3} />
      </div>
    </TitledSection>
  )
}
