import type { MyQuote } from '@nelly/contract/public-site/my-quote'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { writtenLegal } from '@nelly/domain/site/legal'
import type { WallClock } from '@nelly/domain/wall-clock'
import summary from '../checkout/booking-summary.module.css'
import { PUBLICATION_FIELD } from '../checkout/contact.ts'
import contact from '../checkout/contact-form.module.css'
import { Line } from '../checkout/line.tsx'
import { Terms } from '../checkout/terms.tsx'
import { LegalLinks } from '../frame/legal-links.tsx'
import { useI18n } from '../i18n.tsx'
import { OwnHead } from '../my-reservation/own-head.tsx'
import reservation from '../my-reservation/reservation.module.css'
import { HandoverPlace } from '../places/handover-place.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Notice } from '../ui/notice.tsx'
import { Photo } from '../ui/photo.tsx'
import { PrepaymentWords } from '../ui/prepayment-words.tsx'
import { PriceLines } from '../ui/price-lines.tsx'

interface OpenQuoteProps {
  quote: MyQuote
  now: WallClock
  links: { readonly here: string }
  /** Why it was not accepted. */
  refusal: Refusal | undefined
}

/** What is offered until when, each vehicle with its price and a button that books it. */
export function OpenQuote({ quote, now, links, refusal }: OpenQuoteProps) {
  const { t, longMoment } = useI18n()
  const { landing, until, isHeld, offered } = quote
  const title = t('quote.title')
  return (
    <div className={reservation.reservation}>
      <OwnHead title={refusal ? t('review.errorPrefix', { title }) : title} />
      <div>
        <h1>{title}</h1>
        <p>{t('quote.until', { name: landing.displayName, date: longMoment(until) })}</p>
        <p className="muted">{t(isHeld ? 'quote.held' : 'quote.free')}</p>
      </div>
      {refusal && <Refused quote={quote} refusal={refusal} />}
      <Trip quote={quote} />
      {offered.map((one) => (
        <Offer key={one.vehicleId} one={one} quote={quote} now={now} here={links.here} />
      ))}
    </div>
  )
}

function Trip({ quote }: { quote: MyQuote }) {
  const { t, longMoment } = useI18n()
  const { period, pickupPlace, returnPlace, persons } = quote
  return (
    <section className={card.card}>
      <h2>{t('quote.trip')}</h2>
      <dl className={summary.trip}>
        <Line label={t('review.pickup')}>
          <strong>{pickupPlace}</strong> <span>{longMoment(period.pickup)}</span>
          <HandoverPlace name={pickupPlace} at={period.pickup} kind="pickup" />
        </Line>
        <Line label={t('review.return')}>
          <strong>{returnPlace}</strong> <span>{longMoment(period.return)}</span>
          <HandoverPlace name={returnPlace} at={period.return} kind="return" />
        </Line>
        <Line label={t('mine.party')}>{t('trip.people', { count: persons })}</Line>
      </dl>
    </section>
  )
}

interface OfferProps {
  one: MyQuote['offered'][number]
  quote: MyQuote
  now: WallClock
  here: string
}

/** A vehicle with all that its price has, and the form that accepts it. */
function Offer({ one, quote, now, here }: OfferProps) {
  const { t } = useI18n()
  const { landing, period } = quote
  const { vehicleId, name, picture, price } = one
  const legal = writtenLegal(landing.site.legal)
  return (
    <section className={card.card} aria-labelledby={`vehicle-${vehicleId}`}>
      <div className={summary.vehicle}>
        <div className={summary.picture}>
          <Photo picture={picture} alt="" sizes="128px" className={summary.image} />
        </div>
        <h2 className={summary.name} id={`vehicle-${vehicleId}`}>
          {name}
        </h2>
      </div>
      <PriceLines quote={price} />
      <PrepaymentWords quote={price} />
      <details>
        <summary className={reservation.legal}>{t('review.terms')}</summary>
        <Terms quote={price} period={period} now={now} />
      </details>
      <form method="post" action={here} className="on-screen stack">
        <input type="hidden" name="vehicle" value={vehicleId} />
        <label className={contact.accept}>
          <input type="checkbox" name="terms" required className={contact.box} />
          {t(legal.length === 2 ? 'legal.accept' : 'review.termsAccept')}
        </label>
        {legal.length > 0 && (
          <p className={contact.legal}>
            <LegalLinks isBesideForm />
            <input type="hidden" name={PUBLICATION_FIELD} value={landing.publication ?? ''} />
          </p>
        )}
        <button type="submit" className={button.button}>
          {t('quote.accept', { vehicle: name })}
        </button>
      </form>
    </section>
  )
}

/** Why nothing was booked, and what can be done. */
function Refused({ quote, refusal }: { quote: MyQuote; refusal: Refusal }) {
  const { t, language } = useI18n()
  const isTaken = refusal === 'vehicle-not-available' || refusal === 'vehicle-not-found'
  const search = searchAddress(`/${quote.landing.localAddress}`, quote)
  return (
    <Notice kind="problem" isFocused title={t(isTaken ? 'quote.takenTitle' : 'quote.refusedTitle')}>
      <p>{isTaken ? t('quote.takenText') : refusalWords(refusal, language)}</p>
      {refusal !== 'terms-not-accepted' && (
        <p>
          <a href={search}>{t('quote.search')}</a>
        </p>
      )}
    </Notice>
  )
}
