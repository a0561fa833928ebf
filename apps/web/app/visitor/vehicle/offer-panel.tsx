import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { Longer } from '../booking/longer.tsx'
import { RefusedRental } from '../booking/refused-rental.tsx'
import { TooSmall } from '../booking/too-small.tsx'
import { ChatLink } from '../contact/chat-link.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import type { Links } from '../links.ts'
import { HandoverPlace } from '../places/handover-place.tsx'
import { Obstacle } from '../search-form/obstacle.tsx'
import { TripForm } from '../search-form/trip-form.tsx'
import button from '../ui/button.module.css'
import { NEXT } from '../ui/next-pages.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { TripPrice } from '../ui/trip-price.tsx'
import type { WaitingOffer } from '../waiting-list/waiting-address.ts'
import { WaitingForm } from '../waiting-list/waiting-form.tsx'
import styles from './offer-panel.module.css'

interface OfferPanelProps {
  vehicle: OfferedVehicle
  booking: BookingUnderWay
  longer: LongerRental | undefined
  nearest: readonly RentalPeriod[]
  /** The form to wait for it, where it is taken. */
  waiting: WaitingOffer | undefined
  now: WallClock
  here: string
  links: Links
}

/** The price of the vehicle and the next step; without dates the link to them, and where it is taken other dates. */
export function OfferPanel({
  vehicle,
  booking,
  longer,
  nearest,
  waiting,
  now,
  here,
  links,
}: OfferPanelProps) {
  const { t, moment } = useI18n()
  const { localAddress, displayName } = useLanding()
  if (vehicle.refusedBy) return <RefusedRental booking={booking} vehicle={vehicle} page={here} />
  if (vehicle.available === false) {
    return (
      <>
        <Obstacle
          booking={booking}
          vehicle={vehicle}
          nearest={nearest}
          now={now}
          here={here}
          isPage={false}
        />
        {waiting && <WaitingForm offer={waiting} />}
      </>
    )
  }
  const { quote } = vehicle
  return (
    <section className={styles.panel} aria-label={t('vehicle.price')}>
      <TripPrice vehicle={vehicle} />
      <TooSmall vehicle={vehicle} booking={booking} />
      {quote ? (
        <>
          <a className={button.button} href={links.select(vehicle.id)} {...NEXT}>
            {t('vehicle.select')}
          </a>{' '}
          <details className={styles.lines}>
            <summary>{t('price.details')}</summary>
            <PriceLines quote={quote} />
          </details>
          {booking.period && (
            <p className={styles.places}>
              <span>{t('review.pickup')}</span> <strong>{booking.pickupPlace}</strong>{' '}
              <HandoverPlace name={booking.pickupPlace} at={booking.period.pickup} kind="pickup" />
            </p>
          )}
          <Longer longer={longer} currency={quote.currency} booking={booking} page={here} />
        </>
      ) : (
        <>
          <h2 className={styles.title}>{t('vehicle.datesTitle')}</h2>
          <TripForm
            booking={{ ...booking, vehicle: vehicle.id }}
            now={now}
            action={here}
            submit={t('vehicle.showPrice')}
            shape="narrow"
            also={{ action: `/${localAddress}/additions`, label: t('vehicle.select') }}
          />
        </>
      )}
      <ChatLink
        text={
          booking.period
            ? t('contact.chatTrip', {
                name: displayName,
                vehicle: vehicle.name,
                pickup: moment(booking.period.pickup),
                return: moment(booking.period.return),
              })
            : t('contact.chatVehicle', { name: displayName, vehicle: vehicle.name })
        }
      />
    </section>
  )
}
