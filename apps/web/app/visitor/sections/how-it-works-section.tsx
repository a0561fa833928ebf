import type { SectionNamed } from '@nelly/domain/site/sections'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { useMarks } from './marks.ts'
import points from './points.module.css'
import { TitledSection } from './titled-section.tsx'

const USUAL_STEPS = [
  { name: 'step1', icon: 'calendar' },
  { name: 'step2', icon: 'car' },
  { name: 'step3', icon: 'check' },
] as const

/** The way to a rental: the operator's own steps, else the usual three. */
export function HowItWorksSection({ section: shown }: { section: SectionNamed<'how-it-works'> }) {
  const { t } = useI18n()
  const mark = useMarks(shown.id)
  return (
    <TitledSection
      section={shown}
      usual={t('home.howTitle')}
      isSplit={shown.variant === 'timeline' || shown.steps.length === 1}
    >
      <ol className={`${points[shown.variant]} ${points.numbered}`}>
        {shown.steps.length === 0 ? (
          <UsualSteps />
        ) : (
          shown.steps.map((step, index) => (
            <li key={step.id} className={points.point}>
              <span className={points.icon}>
                <Icon name={USUAL_STEPS[index % USUAL_STEPS.length]?.icon ?? 'check'} />
              </span>
              <h3 {...mark(`steps.${index}.title`)}>
                <SiteText of={step.title} />
              </h3>
              <p {...mark(`steps.${index}.text`)}>
                <SiteText of={step.text} />
              </p>
            </li>
          ))
        )}
      </ol>
    </TitledSection>
  )
}

function UsualSteps() {
  const { t } = useI18n()
  const { bookingMode, answerHours, displayName } = useLanding()
  return USUAL_STEPS.map(({ name, icon }) => (
    <li key={name} className={points.point}>
      <span className={points.icon}>
        <Icon name={icon} />
      </span>
      <h3>{t(`home.${name}`)}</h3>
      <p>
        {name === 'step3' && bookingMode === 'on_request'
          ? t('home.step3Request', { name: displayName, hours: answerHours })
          : t(`home.${name}Text`)}
      </p>
    </li>
  ))
}
