import type { SectionNamed } from '@nelly/domain/site/sections'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import { useMarks } from './marks.ts'
import styles from './reviews.module.css'
import { SectionHead } from './section-head.tsx'
import { SiteText } from './site-text.tsx'

/** What others said of the operator, with where it can be read. Not told to search engines: nobody has checked it. */
export function ReviewsSection({ section: reviews }: { section: SectionNamed<'reviews'> }) {
  const { say } = useI18n()
  const mark = useMarks(reviews.id)
  if (reviews.quotations.length === 0) return null
  return (
    <section className={section.section} {...mark()}>
      <SectionHead section={reviews} usual={say('sections.reviews')} />
      <ul className={styles[reviews.variant]}>
        {reviews.quotations.map(({ id, text, author, source, year }, index) => (
          <li key={id}>
            <figure className={styles.quotation}>
              <blockquote className={styles.text} {...mark(`quotations.${index}.text`)}>
                <SiteText of={text} />
              </blockquote>
              <figcaption>
                <span className={styles.author} {...mark(`quotations.${index}.author`)}>
                  {author}
                </span>{' '}
                <span className={styles.source}>
                  {[source, year].filter((part) => part !== '' && part !== null).join(', ')}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
