import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import summary from '../checkout/booking-summary.module.css'
import { ChosenExtras } from '../checkout/booking-summary.tsx'
import { Line } from '../checkout/line.tsx'
import { ToldDrivers } from '../checkout/told-drivers.tsx'
import { useI18n } from '../i18n.tsx'
import { HandoverPlace } from '../places/handover-place.tsx'
import { MileageWords } from '../ui/mileage-words.tsx'
import { Photo } from '../ui/photo.tsx'
import { SiteText } from '../ui/site-text.tsx'

/** The vehicle, places and times, how it is picked up, the customer, the extras, the kilometres. */
export function Details({ reservation }: { reservation: MyReservation }) {
  const { t, longMoment, language } = useI18n()
  const { vehicle, period, pickupPlace, pickupInstructions, returnPlace, persons, quote, customer } =
    reservation
  const { mileage } = quote.terms
  return (
    <section className="panel" aria-labelledby="vehicle">
      <div className={summary.vehicle}>
        <div className={summary.picture}>
          <Photo picture={vehicle.picture} alt="" sizes="128px" leads className={summary.image} />
        </div>
        <h2 className={summary.name} id="vehicle">
          {vehicle.name}
        </h2>
      </div>
      <dl className={summary.trip}>
        <Line label={t('review.pickup')}>
          {pickupPlace && <strong>{pickupPlace}</strong>} <span>{longMoment(period.pickup)}</span>
          <HandoverPlace name={pickupPlace} at={period.pickup} kind="pickup" />
        </Line>
        {pickupInstructions && (
          <Line label={t('mine.instructions')}>
            <span className="as-typed">
              <SiteText of={pickupInstructions} />
            </span>
          </Line>
        )}
        <Line label={t('review.return')}>
          {returnPlace && <strong>{returnPlace}</strong>} <span>{longMoment(period.return)}</span>
          <HandoverPlace name={returnPlace} at={period.return} kind="return" />
        </Line>
        <Line label={t('mine.party')}>{t('trip.people', { count: persons })}</Line>
        <Line label={t('review.extras')}>
          <ChosenExtras quote={quote} />
        </Line>
        <ToldDrivers {...reservation} />
        {mileage && (
          <Line label={t('mine.mileage')}>
            <MileageWords mileage={mileage} currency={quote.currency} />
          </Line>
        )}
        {customer && (
          <Line label={t('mine.customer')}>
            <span>
              {customer.firstName} {customer.lastName}
            </span>{' '}
            <span>{customer.email}</span> <span>{customer.phone}</span>
          </Line>
        )}
        {customer?.answers.map(({ question, answer }) => (
          <Line key={question[language]} label={question[language]}>
            <span>{answer[language]}</span>
          </Line>
        ))}
        {customer?.comment && (
          <Line label={t('review.comment')}>
            <span>{customer.comment}</span>
          </Line>
        )}
      </dl>
    </section>
  )
}
