import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, onTrip } from '../booking/booking-address.ts'
import dates from '../booking/free-dates.module.css'
import { offerWords } from '../booking/offer-words.ts'
import { useI18n } from '../i18n.tsx'

interface TripOfferProps {
  booking: BookingUnderWay
  /** The page that the form is sent to. */
  page: string
  keep: readonly [string, string][] | undefined
}

/** What can be booked instead of the refused trip, as one link that keeps everything else. */
export function TripOffer({ booking, page, keep }: TripOfferProps) {
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
