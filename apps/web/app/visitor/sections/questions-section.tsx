import type { SectionNamed } from '@nelly/domain/site/sections'
import type { BookingUnderWay } from '../booking/booking.ts'
import { sourceSearch } from '../booking/booking-source.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { useMarks } from './marks.ts'
import styles from './questions.module.css'
import { TitledSection } from './titled-section.tsx'

/** The operator's own questions, and the way to the page with the usual ones. */
export function QuestionsSection({
  section: questions,
  booking: { source },
}: {
  section: SectionNamed<'questions'>
  booking: BookingUnderWay
}) {
  const { t } = useI18n()
  const { localAddress } = useLanding()
  const mark = useMarks(questions.id)
  return (
    <TitledSection
      section={questions}
      usual={t('faq.title')}
      link={
        <a className={button.text} href={`/${localAddress}/FAQ${sourceSearch(source)}`}>
          {t('sections.allQuestions')} <Icon name="arrow" />
        </a>
      }
      isSplit={questions.variant === 'list' || questions.entries.length === 1}
    >
      {questions.variant === 'list' ? (
        <div className={styles.list}>
          {questions.entries.map(({ id, question, answer }, index) => (
            <details key={id} className={styles.entry}>
              <summary className={styles.question} {...mark(`entries.${index}.question`)}>
                <SiteText of={question} />
              </summary>
              <p className={styles.answer} {...mark(`entries.${index}.answer`)}>
                <SiteText of={answer} />
              </p>
            </details>
          ))}
        </div>
      ) : (
        <dl className={styles.columns}>
          {questions.entries.map(({ id, question, answer }, index) => (
            <div key={id}>
              <dt {...mark(`entries.${index}.question`)}>
                <SiteText of={question} />
              </dt>
              <dd className={styles.answer} {...mark(`entries.${index}.answer`)}>
                <SiteText of={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TitledSection>
  )
}
