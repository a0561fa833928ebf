import type { SectionNamed } from '@nelly/domain/site/sections'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../parts/button.module.css'
import { Icon } from '../parts/icon.tsx'
import { useMarks } from './marks.ts'
import styles from './questions.module.css'
import { SectionHead } from './section-head.tsx'
import { SiteText } from './site-text.tsx'

/** The operator's own questions, and the way to the page with the usual ones. */
export function QuestionsSection({ section: questions }: { section: SectionNamed<'questions'> }) {
  const { say } = useI18n()
  const { localAddress } = useLanding()
  const mark = useMarks(questions.id)
  return (
    <section className={section.section} {...mark()}>
      <SectionHead section={questions} usual={say('faq.title')}>
        <a className={button.text} href={`/${localAddress}/FAQ`}>
          {say('sections.allQuestions')} <Icon name="arrow" />
        </a>
      </SectionHead>
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
    </section>
  )
}
