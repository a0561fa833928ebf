import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { ruleWords } from '@nelly/contract/refusals/rule-words'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Notice } from '../ui/notice.tsx'
import type { BookingUnderWay } from './booking.ts'
import { bookingSearch, onTrip } from './booking-address.ts'
import dates from './free-dates.module.css'
import { offerWords } from './offer-words.ts'
import { QUESTIONS_ID } from './price-faults.tsx'
import { isOfTrip } from './refused-trip.ts'

interface RefusedRentalProps {
  booking: BookingUnderWay
  vehicle: OfferedVehicle
  /** The page that shows what is offered instead. */
  page: string
  /** The form whose fields are carried on; undefined where nothing was typed. */
  form?: string | undefined
  /** Whether it fills the page: then the question of the age follows. */
  isPage?: boolean
}

/** A rule refuses the trip with this vehicle: says which, and offers what can be booked instead. */
export function RefusedRental({ booking, vehicle, page, form, isPage = false }: RefusedRentalProps) {
  const i18n = useI18n()
  const { t } = i18n
  const links = linksOf(useLanding().localAddress, booking)
  const { refusedBy, offer } = vehicle
  const { period, returnPlace } = booking
  if (!refusedBy || !period) return null
  const words = offer && offerWords({ period, returnPlace }, offer, i18n)
  const target = offer && page + bookingSearch(onTrip(booking, offer))
  return (
    <Notice kind="problem" isPage={isPage} isFocused={form !== undefined} title={ruleWords(refusedBy, i18n)}>
      {target && (
        <div className={dates.offer}>
          <span>{t('trip.nearest')}</span>
          {form ? (
            <button
              type="submit"
              form={form}
              formAction={target}
              formNoValidate
              name="intent"
              value="change"
              className={dates.date}
            >
              {words}
            </button>
          ) : (
            <a className={dates.date} href={target}>
              {words}
            </a>
          )}
        </div>
      )}
      {!isOfTrip(refusedBy) && !isPage && (
        <p>
          <a href={`${links.select(vehicle.id)}#${QUESTIONS_ID}`}>{t('price.correctAge')}</a>
        </p>
      )}
      <p>
        {isOfTrip(refusedBy) ? (
          <a href={links.home}>{t('review.changeTrip')}</a>
        ) : (
          <a href={links.vehicles}>{t('vehicle.otherVehicles')}</a>
        )}
      </p>
    </Notice>
  )
}
