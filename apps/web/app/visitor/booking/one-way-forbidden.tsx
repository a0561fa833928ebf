import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Notice } from '../parts/notice.tsx'
import type { BookingUnderWay } from './booking.ts'

/** Says that the vehicle can't be returned at that place, with the way to choose another. */
export function OneWayForbidden({ booking, isPage = true }: { booking: BookingUnderWay; isPage?: boolean }) {
  const { say } = useI18n()
  const links = linksOf(useLanding().address, booking)
  const { pickupPlace: pickup, returnPlace } = booking
  return (
    <Notice kind="problem" isPage={isPage} title={say('trip.oneWayTitle', { pickup, return: returnPlace })}>
      <p>
        {say('trip.oneWayText')} <a href={links.home}>{say('review.changeTrip')}</a>
      </p>
    </Notice>
  )
}
