import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { WallClock } from '@nelly/domain/wall-clock'
import { thanksAddress } from '../checkout/booked-cookie.ts'
import { useI18n } from '../i18n.tsx'
import { BookedTogether } from '../my-reservation/booked-together.tsx'
import { CancellationTerms } from '../my-reservation/cancellation-terms.tsx'
import { Details } from '../my-reservation/details.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { PrepaymentWords } from '../ui/prepayment-words.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { WhatToBring } from '../ui/what-to-bring.tsx'
import type { Returned } from './action.ts'
import { ContactCorrection } from './contact-correction.tsx'
import styles from './thanks.module.css'

interface ThanksProps {
  reservation: MyReservation
  customer: NonNullable<MyReservation['customer']>
  /** The clock at the rental place; undefined once the rental has begun. */
  now: WallClock | undefined
  /** Whether the contact data was corrected just now. */
  isCorrected: boolean
  /** The result of a refused correction. */
  returned: Returned | undefined
}

/** The reservation is made: its details, where the mail went, and what comes next, ready to be printed. */
export function Thanks({ reservation, customer, now, isCorrected, returned }: ThanksProps) {
  const { t, longMoment } = useI18n()
  const { landing, reference, booking, vehicle, quote, answerBy } = reservation
  const isRequest = reservation.status === 'requested'
  const name = landing.displayName
  const here = thanksAddress(landing.localAddress, reference)
  return (
    <div className={styles.page}>
      {isCorrected && !returned && (
        <Notice kind="note" icon="check" isFocused title={t('thanks.correctedTitle')}>
          <p>{t(isRequest ? 'request.correctedText' : 'thanks.correctedText', { email: customer.email })}</p>
        </Notice>
      )}
      <section className={styles.thanks}>
        <span className={styles.sign}>
          <Icon name="check" />
        </span>
        <h1>{t('thanks.heading', { name: customer.firstName })}</h1>
        <p className={styles.lead}>
          {isRequest && answerBy
            ? t('request.thanksLead', { landing: name, date: longMoment(answerBy) })
            : booking
              ? t('several.thanksLead', { landing: name, count: booking.reservations.length })
              : t('thanks.lead', { landing: name })}
        </p>
        <p className={styles.reference}>
          <span>{t(isRequest ? 'request.reference' : 'thanks.reference')}</span>{' '}
          <strong>{booking?.reference ?? reference}</strong>
        </p>
        <p>{t(isRequest ? 'request.thanksMailed' : 'thanks.mailed', { email: customer.email })}</p>
        <ContactCorrection reservation={reservation} customer={customer} returned={returned} action={here} />
        <p className="row on-screen">
          <a className={button.button} href={`${here}&to=reservation`}>
            {t(isRequest ? 'request.see' : 'thanks.see')}
          </a>
          <a className={button.quiet} href={`${here}&to=calendar`} download>
            <Icon name="calendar" /> {t('mine.calendar')}
          </a>
        </p>
      </section>
      <Details reservation={reservation} />
      {booking && <BookedTogether booking={booking} reference={reference} />}
      <section className={card.card}>
        <h2>{booking ? t('several.priceOf', { vehicle: vehicle.name }) : t('price.title')}</h2>
        <PriceLines quote={quote} />
        <PrepaymentWords quote={quote} />
        {reservation.prepaymentDue !== undefined && (
          <p className="row on-screen">
            <a className={button.quiet} href={`${here}&to=pay`}>
              {t('pay.prepaymentTitle')}
            </a>
          </p>
        )}
      </section>
      {now && <CancellationTerms reservation={reservation} now={now} />}
      <section className={card.card}>
        <h2>{t('thanks.nextTitle')}</h2>
        <ol className={styles.steps}>
          <li>{t(isRequest ? 'request.thanksNext1' : 'thanks.next1', { landing: name })}</li>
          <li>{t(isRequest ? 'request.thanksNext2' : 'thanks.next2', { landing: name })}</li>
          <li>{t(isRequest ? 'request.thanksNext3' : 'thanks.next3')}</li>
        </ol>
      </section>
      <section className={card.card}>
        <h2>{t('mine.bringTitle')}</h2>
        <WhatToBring />
      </section>
    </div>
  )
}
