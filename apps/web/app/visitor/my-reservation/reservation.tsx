import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { mayBeCancelled, mayBeErased, stateForVisitor } from '@nelly/domain/reservations/reservation-state'
import { writtenLegal } from '@nelly/domain/site/legal'
import { ChatLink } from '../contact/chat-link.tsx'
import { PhoneLink } from '../contact/phone-link.tsx'
import { useI18n } from '../i18n.tsx'
import secretPage from '../secret-pages/secret-page.module.css'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Icon } from '../ui/icon.tsx'
import { PrepaymentWords } from '../ui/prepayment-words.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { SiteRichText } from '../ui/rich-text.tsx'
import { WhatToBring } from '../ui/what-to-bring.tsx'
import { BookedTogether } from './booked-together.tsx'
import { CancellationTerms } from './cancellation-terms.tsx'
import { Changing } from './changing.tsx'
import { Details } from './details.tsx'
import styles from './reservation.module.css'
import { Settlement } from './settlement.tsx'
import type { Shown } from './shown.ts'
import { Standing } from './standing.tsx'
import { Timeline } from './timeline.tsx'

/** The reservation with everything a traveller needs, ready to be printed, and its actions. */
export function Reservation(shown: Shown) {
  const { t, moment, longMoment } = useI18n()
  const { reservation, state, links } = shown
  const { landing, operator, cancelled, quote, erasedAt } = reservation
  const name = landing.displayName
  const { contact } = landing.site
  const phone = contact.phone || operator.phone
  const email = contact.email || operator.email
  const seen = stateForVisitor(state, reservation.status)
  const isUnanswered = reservation.status === 'declined' || reservation.status === 'expired'
  const isOff = cancelled !== undefined || isUnanswered || reservation.isWithdrawn
  const isToCome = seen === 'confirmed' || seen === 'under-way'
  return (
    <div className={secretPage.parts}>
      <SecretPageHead title={t('mine.title')} />
      <Standing {...shown} />
      {isToCome && (
        <p className="row targets on-screen">
          <a className={button.button} href={links.calendar} download>
            <Icon name="calendar" /> {t('mine.calendar')}
          </a>
        </p>
      )}
      {cancelled && !isUnanswered && (
        <section className={card.card}>
          <h2>{t('mine.fee')}</h2>
          <Settlement fee={cancelled.fee} quote={quote} />
          {cancelled.fee > 0 && <p className="muted">{t('mine.settle', { name })}</p>}
        </section>
      )}
      <Details reservation={reservation} />
      {reservation.booking && (
        <BookedTogether
          booking={reservation.booking}
          reference={reservation.reference}
          linksAt={landing.localAddress}
        />
      )}
      <section className={card.card}>
        <h2>
          {reservation.booking
            ? t('several.priceOf', { vehicle: reservation.vehicle.name })
            : t('price.title')}
        </h2>
        <PriceLines quote={quote} isOff={isOff} />
        {isToCome && <PrepaymentWords quote={quote} />}
        {isToCome && reservation.prepaymentDue !== undefined && (
          <p className="row on-screen">
            <a className={button.button} href={links.pay}>
              {t('pay.prepaymentTitle')}
            </a>
          </p>
        )}
        {isToCome && <p className="muted">{t('mine.settled', { name })}</p>}
      </section>
      <section className={card.card}>
        <h2>{t('mine.contact', { name })}</h2>
        <ul className={styles.contact}>
          {phone && (
            <li>
              <PhoneLink phone={phone} />
            </li>
          )}
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
        <ChatLink
          text={t('contact.chatReservation', {
            name,
            reference: reservation.reference,
            vehicle: reservation.vehicle.name,
            pickup: moment(reservation.period.pickup),
          })}
        />
      </section>
      {isToCome && (
        <section className={card.card}>
          <h2>{t('mine.bringTitle')}</h2>
          <WhatToBring />
        </section>
      )}
      {reservation.accepted && <Accepted {...reservation.accepted} />}
      <Timeline reservation={reservation} />
      <Changing {...shown} />
      {mayBeCancelled(state, reservation.status) && <Cancelling {...shown} />}
      <section className={`${card.card} on-screen`}>
        <h2>{t('mine.dataTitle')}</h2>
        <p>
          {erasedAt
            ? t('mine.erasedText', { name, date: longMoment(erasedAt) })
            : t('mine.dataText', { name })}
        </p>
        {!erasedAt && (
          <p className="row targets on-screen">
            {mayBeErased(state, reservation.status) ? (
              <a className={button.quiet} href={links.erase}>
                {t('mine.erase')}
              </a>
            ) : (
              <a href={links.erase}>{t('mine.eraseHow')}</a>
            )}
          </p>
        )}
      </section>
    </div>
  )
}

/** The terms that were accepted, in the words of then. */
function Accepted({ at, legal }: NonNullable<MyReservation['accepted']>) {
  const { t, longMoment } = useI18n()
  return (
    <section className={card.card}>
      <h2>{t('legal.accepted')}</h2>
      <p className="muted">{t('legal.acceptedAt', { at: longMoment(at) })}</p>
      {writtenLegal(legal).map((page) => (
        <details key={page}>
          <summary className={styles.legal}>{t(`legal.${page}`)}</summary>
          <SiteRichText of={legal[page]} level={3} />
        </details>
      ))}
    </section>
  )
}

/** The cancellation fees of this reservation, and the link to cancel. */
const Cancelling = ({ reservation, now, links }: Shown) => {
  const { t } = useI18n()
  return (
    <CancellationTerms reservation={reservation} now={now}>
      <p className="row targets on-screen">
        <a className={button.quiet} href={links.cancel}>
          {t(reservation.status === 'requested' ? 'request.cancel' : 'mine.cancel')}
        </a>
      </p>
    </CancellationTerms>
  )
}
