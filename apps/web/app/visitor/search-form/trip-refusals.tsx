import { SEARCH_FIELDS, type SearchField } from '@nelly/contract/visitor-forms'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, onTrip } from '../booking/booking-address.ts'
import dates from '../booking/free-dates.module.css'
import { offerWords } from '../booking/offer-words.ts'
import { useI18n } from '../i18n.tsx'
import styles from './trip-form.module.css'
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

interface TripOfferProps {
  booking: BookingUnderWay
  /** The page that the form is sent to. */
  page: string
  keep: readonly [string, string][] | undefined
}

/** What can be booked instead of the refused trip, as one link that keeps everything else. */
function TripOffer({ booking, page, keep }: TripOfferProps) {
  const i18n = useI18n()
  const { refused, returnPlace, offer } = booking
  if (!refused || !offer) return null
  return (
    <p className={dates.offer}>
      <span>{i18n.t('trip.nearest')}</span>{' '}
      <a className={dates.date} href={page + bookingSearch(onTrip(booking, offer), keep)}>
        {offerWords({ period: refused, returnPlace }, offer, i18n)}
      </a>
    </p>
  )
}
