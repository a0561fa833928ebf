import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Notice } from '../ui/notice.tsx'
import type { BookingUnderWay } from './booking.ts'

/** Says that the vehicle has fewer seats than were searched for; it can be booked all the same. */
export function TooSmall({ vehicle, booking }: { vehicle: OfferedVehicle; booking: BookingUnderWay }) {
  const { t } = useI18n()
  const links = linksOf(useLanding().localAddress, booking)
  const { party } = booking
  if (party === undefined || vehicle.seats >= party) return null
  return (
    <Notice
      kind="note"
      icon="seat"
      title={t('vehicle.tooSmallTitle', { seats: vehicle.seats, count: party })}
    >
      <p>
        {t('vehicle.tooSmallText')} <a href={links.vehicles}>{t('vehicle.otherVehicles')}</a>
      </p>
    </Notice>
  )
}
