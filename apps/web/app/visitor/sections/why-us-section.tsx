import type { SectionNamed } from '@nelly/domain/site/sections'
import { useI18n } from '../i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { useMarks } from './marks.ts'
import points from './points.module.css'
import { TitledSection } from './titled-section.tsx'

/** The operator's strengths, each with an icon. */
export function WhyUsSection({ section: whyUs }: { section: SectionNamed<'why-us'> }) {
  const { t } = useI18n()
  const mark = useMarks(whyUs.id)
  if (whyUs.points.length === 0) return null
  return (
    <TitledSection
      section={whyUs}
      usual={t('sections.whyUs')}
      isSplit={whyUs.variant === 'list' || whyUs.points.length === 1}
    >
      <ul className={points[whyUs.variant]}>
        {whyUs.points.map((point, index) => (
          <li key={point.id} className={points.point}>
            <span className={points.icon}>
              <Icon name={point.icon} />
            </span>
            <h3 {...mark(`points.${index}.title`)}>
              <SiteText of={point.title} />
            </h3>
            <p {...mark(`points.${index}.text`)}>
              <SiteText of={point.text} />
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
