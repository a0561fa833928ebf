import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { Longer } from '../booking/longer.tsx'
import { faultyFields, PriceFaults } from '../booking/price-faults.tsx'
import { RefusedRental } from '../booking/refused-rental.tsx'
import { codeHoldsFor, eachPrice, isBookable, seatsWith, totalWith } from '../booking/several-vehicles.ts'
import { TakenExtras } from '../booking/taken-extras.tsx'
import { TooSmall } from '../booking/too-small.tsx'
import { FormMirror } from '../booking-storage/booking-mirror.tsx'
import { FORM_ID } from '../booking-storage/form-id.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { NextBar } from '../ui/next-bar.tsx'
import { Notice } from '../ui/notice.tsx'
import page from '../ui/page.module.css'
import type { Returned } from './action.ts'
import { attemptSearch } from './another.ts'
import { thanksAddress } from './booked-cookie.ts'
import { BookingSummary } from './booking-summary.tsx'
import styles from './checkout.module.css'
import { CheckoutProblem, Taken } from './checkout-problem.tsx'
import { ContactForm } from './contact-form.tsx'
import { ExistingReservation } from './existing-reservation.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { OtherVehicles } from './other-vehicles.tsx'
import type { AskedQuestions } from './question-fields.tsx'

export interface CheckoutProps {
  booking: BookingUnderWay
  period: RentalPeriod
  vehicle: OfferedVehicle
  quote: Quote
  longer: LongerRental | undefined
  /** Other dates, where the vehicle is taken. */
  nearest: readonly RentalPeriod[]
  /** Who may drive and what may come on top of the price, in sentences. */
  conditions: readonly string[]
  asked: AskedQuestions
  now: WallClock
  returned: Returned
  /** Whether this page answers a submitted form. */
  isPosted: boolean
  /** The reservation that this browser has made by this page before. */
  own: MyReservation | undefined
  /** Which reservation of the same booking this is, counted from 0. */
  another: number
}

/** The complete booking, and the form that reserves it. */
export function Checkout(props: CheckoutProps) {
  const {
    booking,
    period,
    vehicle,
    quote,
    longer,
    nearest,
    conditions,
    asked,
    now,
    returned,
    isPosted,
    own,
    another,
  } = props
  const { t, money } = useI18n()
  const { localAddress, bookingMode } = useLanding()
  const isRequest = bookingMode === 'on_request'
  const here = `/${localAddress}/review`
  const total = totalWith(booking, quote)
  const action = here + returned.search
  const { existing } = returned
  const unbookable = booking.others.filter((other) => !isBookable(other))
  const isTaken =
    vehicle.available === false || (returned.refusal === 'vehicle-not-available' && unbookable.length === 0)
  const hasFaults = faultyFields(booking).length > 0
  const isRefused = vehicle.refusedBy !== undefined
  const codeCount = codeHoldsFor(booking, vehicle)
  const hasForm = !existing && !isTaken && !isRefused && unbookable.length === 0
  return (
    <>
      <div className={page.page}>
        <a className={button.text} href={linksOf(localAddress, booking).extras}>
          <Icon name="back" /> {t('review.back')}
        </a>
        <h1 className={styles.title}>{t(isRequest ? 'request.heading' : 'review.heading')}</h1>
        <div className={styles.notices}>
          {existing ? (
            <ExistingReservation
              reservation={existing}
              returned={returned}
              form={FORM_ID}
              another={isTaken || isRefused ? undefined : here + attemptSearch(booking, another + 1)}
              price={money(total)}
            />
          ) : own ? (
            <Own reservation={own} canReserve={hasForm} />
          ) : isRefused ? (
            <RefusedRental
              booking={booking}
              vehicle={vehicle}
              page={here}
              form={isPosted ? FORM_ID : undefined}
            />
          ) : isTaken ? (
            <Taken
              returned={returned}
              booking={booking}
              nearest={nearest}
              page={here}
              form={isPosted ? FORM_ID : undefined}
            />
          ) : hasFaults ? (
            <PriceFaults booking={booking} page={here} form={FORM_ID} isPosted={isPosted} />
          ) : unbookable.length > 0 ? (
            <Notice kind="problem" isFocused={isPosted} title={t('several.unbookableTitle')}>
              <p>{t('several.unbookableText')}</p>
            </Notice>
          ) : (
            <CheckoutProblem
              returned={returned}
              asked={asked}
              vehicle={vehicle}
              total={total}
              booking={booking}
            />
          )}
          {hasForm && <TakenExtras booking={booking} isFocused={returned.refusal === 'extra-out-of-stock'} />}
          {hasForm && !isPosted && (
            <Longer longer={longer} currency={quote.currency} booking={booking} page={here} />
          )}
          {!isRefused && quote.discountCode === 'outdone' && (
            <Notice kind="note" title={t('price.codeOutdone')} />
          )}
          {hasForm && codeCount !== undefined && (
            <Notice kind="note" title={t('several.codeHoldsFor', { count: codeCount })} />
          )}
          {hasForm && !returned.largeParty && <TooSmall vehicle={vehicle} booking={booking} />}
        </div>
        <div className={hasForm ? styles.columns : styles.alone}>
          <div className="grid">
            <BookingSummary
              booking={booking}
              period={period}
              vehicle={vehicle}
              quote={quote}
              isRefused={isRefused}
              conditions={conditions}
            />
            <OtherVehicles booking={booking} vehicle={vehicle} total={total} page={here} />
          </div>
          {hasForm ? (
            <>
              <ContactForm
                id={FORM_ID}
                action={action}
                returned={returned}
                asked={asked}
                priced={eachPrice(booking, vehicle)}
                total={total}
                period={period}
                now={now}
                seats={seatsWith(booking, vehicle)}
              />
              <FormMirror />
            </>
          ) : (
            isPosted && <HiddenFields id={FORM_ID} action={action} returned={returned} />
          )}
        </div>
      </div>
      {hasForm && (
        <NextBar total={money(total)}>
          <button type="submit" form={FORM_ID} className={button.button}>
            {t(isRequest ? 'request.reserveShort' : 'review.reserveShort')}
          </button>
        </NextBar>
      )}
    </>
  )
}

/** Returning to the page after booking says that the reservation is made. */
function Own({
  reservation: { reference },
  canReserve,
}: {
  reservation: MyReservation
  canReserve: boolean
}) {
  const { t } = useI18n()
  const { localAddress } = useLanding()
  return (
    <Notice kind="note" icon="check" title={t('review.ownTitle', { reference })}>
      {canReserve && <p>{t('review.ownText')}</p>}
      <p>
        <a href={thanksAddress(localAddress, reference)}>{t('review.ownSee')}</a>
      </p>
    </Notice>
  )
}
