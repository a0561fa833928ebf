import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { Quote } from '@nelly/domain/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch } from '../booking/booking-address.ts'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { FormMirror } from '../mirror/booking-mirror.tsx'
import { FORM_ID } from '../mirror/form-id.ts'
import button from '../parts/button.module.css'
import { Icon } from '../parts/icon.tsx'
import { NextBar } from '../parts/next-bar.tsx'
import page from '../parts/page.module.css'
import { useSpeech } from '../speech.tsx'
import type { Returned } from './action.ts'
import { BookingSummary } from './booking-summary.tsx'
import styles from './checkout.module.css'
import { ContactForm } from './contact-form.tsx'
import { Hindrance } from './hindrance.tsx'

export interface CheckoutProps {
  booking: BookingUnderWay
  period: RentalPeriod
  vehicle: OfferedVehicle
  quote: Quote
  /** Other dates, where the vehicle is taken. */
  nearest: readonly RentalPeriod[]
  now: WallClock
  returned: Returned
}

/** All of a booking to check, and the form that makes it a reservation. */
export function Checkout({ booking, period, vehicle, quote, nearest, now, returned }: CheckoutProps) {
  const { say, money } = useSpeech()
  const { address } = useLanding()
  const here = `/${address}/review`
  const isTaken = vehicle.available === false || returned.refusal === 'vehicle-not-available'
  return (
    <>
      <div className={page.page}>
        <a className={button.text} href={linksOf(address, booking).extras}>
          <Icon name="back" /> {say('review.back')}
        </a>
        <h1 className={styles.title}>{say('review.heading')}</h1>
        <Hindrance
          returned={returned}
          isTaken={isTaken}
          total={quote.total}
          booking={booking}
          nearest={nearest}
          page={here}
          form={FORM_ID}
        />
        <div className={styles.columns}>
          <BookingSummary booking={booking} period={period} vehicle={vehicle} quote={quote} />
          <ContactForm
            id={FORM_ID}
            action={here + bookingSearch(booking)}
            returned={returned}
            quote={quote}
            period={period}
            now={now}
            canReserve={!isTaken}
          />
          <FormMirror />
        </div>
      </div>
      {!isTaken && (
        <NextBar total={money(quote.total)}>
          <button type="submit" form={FORM_ID} className={button.button}>
            {say('review.reserveShort')}
          </button>
        </NextBar>
      )}
    </>
  )
}
