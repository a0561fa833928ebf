import type { SiteReviews } from '@nelly/contract/reviews/site-reviews'
import { dayWords } from '@nelly/contract/words/moment-words'
import { averageStars } from '@nelly/domain/reviews/review'
import type { SectionNamed } from '@nelly/domain/site/sections'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import { ReviewStars } from '../ui/review-stars.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { useMarks } from './marks.ts'
import { ReviewText } from './review-text.tsx'
import styles from './reviews.module.css'
import { TitledSection } from './titled-section.tsx'

interface ReviewsSectionProps {
  section: SectionNamed<'reviews'>
  reviews: SiteReviews
}

/**
 * What customers said after their rental, and what others said of the operator, with where it can be read. Search engines are told of
 * the former alone: nobody has checked the latter.
 */
export function ReviewsSection({
  section: { id, title, quotations, variant },
  reviews,
}: ReviewsSectionProps) {
  const { t, language } = useI18n()
  const mark = useMarks(id)
  const texts = quotations.length + reviews.shown.length
  if (texts === 0 && reviews.count === 0) return null
  return (
    <TitledSection
      section={{ id, title }}
      usual={t('sections.reviews')}
      isSplit={variant === 'large' || texts <= 1}
    >
      <div>
        <Average reviews={reviews} />
        {texts > 0 && (
          <ul className={styles[variant]}>
            {reviews.shown.map(({ id, stars, text, name, language: written, givenOn }) => (
              <Quotation
                key={`review-${id}`}
                stars={<ReviewStars stars={stars} />}
                text={<ReviewText text={text} language={written} />}
                author={name}
                source={dayWords(givenOn, language, 'plainDated')}
              />
            ))}
            {quotations.map(({ id, text, author, source, year }, index) => (
              <Quotation
                key={id}
                mark={(part) => mark(`quotations.${index}.${part}`)}
                text={<SiteText of={text} />}
                author={author}
                source={[source, year].filter((part) => part !== '' && part !== null).join(', ')}
              />
            ))}
          </ul>
        )}
      </div>
    </TitledSection>
  )
}

/** The average of all stars, and of how many customers it is; nothing without any. */
function Average({ reviews }: { reviews: SiteReviews }) {
  const { t } = useI18n()
  const average = averageStars(reviews)
  if (average === null) return null
  return (
    <p className={styles.average}>
      <strong>{t('reviews.average', { average })}</strong>{' '}
      <span>{t('reviews.from', { count: reviews.count })}</span>
    </p>
  )
}

interface QuotationProps {
  stars?: ReactNode
  text: ReactNode
  author: string
  source: string
  /** Leads from the editor's preview to the fields of a quotation that the operator typed. */
  mark?: (part: 'text' | 'author') => object
}

function Quotation({ stars, text, author, source, mark = () => ({}) }: QuotationProps) {
  return (
    <li>
      <figure className={styles.quotation}>
        <div className={styles.words}>
          {stars}
          <blockquote className="as-typed" {...mark('text')}>
            {text}
          </blockquote>
        </div>
        <figcaption>
          <span className={styles.author} {...mark('author')}>
            {author}
          </span>{' '}
          <span className={`muted ${styles.source}`}>{source}</span>
        </figcaption>
      </figure>
    </li>
  )
}
