import { SEARCH_FIELDS, type SearchField } from '@nelly/contract/visitor-forms'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useI18n } from '../i18n.tsx'
import styles from './trip-form.module.css'
import { TripOffer } from './trip-offer.tsx'
import { tripWords } from './trip-words.ts'

export interface TripRefusalsProps {
  booking: BookingUnderWay
  /** The fields of the row above. */
  fields: readonly SearchField[]
  /** The id of a field's control. */
  idOf: (field: SearchField) => string
  /** The page that the form is sent to. */
  page: string
  keep: readonly [string, string][] | undefined
  className?: string | undefined
}

/** What is wrong with the fields of a row, below it in its whole width, with what can be booked instead. */
export function TripRefusals({ booking, fields, idOf, page, keep, className = '' }: TripRefusalsProps) {
  const speech = useI18n()
  const problems = booking.problems.filter(({ field }) => fields.includes(field))
  if (problems.length === 0) return null
  const refused = booking.problems.find(({ rule }) => rule)
  return (
    <div className={`${styles.refusals} ${className}`}>
      {problems.map((problem) => (
        <p key={SEARCH_FIELDS[problem.field]} className={styles.refusal} id={`${idOf(problem.field)}-error`}>
          {speech.t(`trip.${problem.field}`)}: {tripWords(problem, speech)}
        </p>
      ))}
      {problems.some((problem) => problem === refused) && (
        <TripOffer booking={booking} page={page} keep={keep} />
      )}
    </div>
  )
}
