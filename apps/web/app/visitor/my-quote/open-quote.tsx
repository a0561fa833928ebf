import type { MyQuote } from '@nelly/contract/public-site/my-quote'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { takenWords } from '@nelly/contract/reservations/offered-words'
import type { WallClock } from '@nelly/domain/wall-clock'
import summary from '../checkout/booking-summary.module.css'
import { Line } from '../checkout/line.tsx'
import { useI18n } from '../i18n.tsx'
import { HandoverPlace } from '../places/handover-place.tsx'
import secretPage from '../secret-pages/secret-page.module.css'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'
import card from '../ui/card.module.css'
import { Notice } from '../ui/notice.tsx'
import { Offer } from './offer.tsx'

interface OpenQuoteProps {
  quote: MyQuote
  now: WallClock
  links: { readonly here: string }
  /** Why it was not accepted. */
  refusal: Refusal | undefined
}

/** What is offered until when, each with its price and a button that books it. */
export function OpenQuote({ quote, now, links, refusal }: OpenQuoteProps) {
  const { t, longMoment } = useI18n()
  const { landing, until, isHeld, offered } = quote
  const title = t('quote.title')
  return (
    <div className={secretPage.parts}>
      <SecretPageHead title={refusal ? t('review.errorPrefix', { title }) : title} />
      <div>
        <h1>{title}</h1>
        <p>{t('quote.until', { name: landing.displayName, date: longMoment(until) })}</p>
        <p className="muted">{t(isHeld ? 'quote.held' : 'quote.free')}</p>
      </div>
      {landing.suspension && <Notice kind="note" title={t('paused.text', { name: landing.displayName })} />}
      {refusal && <Refused quote={quote} refusal={refusal} />}
      <Trip quote={quote} />
      {offered.map((offer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The offers of a quote never change.
        <Offer key={place} offer={offer} place={place} quote={quote} now={now} here={links.here} />
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

/** Why nothing was booked. */
function Refused({ quote, refusal }: { quote: MyQuote; refusal: Refusal }) {
  const { t, language } = useI18n()
  const taken = takenIn(quote.offered)
  const isTaken = refusal === 'quoted-vehicles-taken' && taken.length > 0
  return (
    <Notice kind="problem" isFocused title={isTaken ? takenWords(taken, language) : t('quote.refusedTitle')}>
      <p>{isTaken ? t('quote.takenText') : refusalWords(refusal, language)}</p>
      {!isTaken && refusal !== 'terms-not-accepted' && (
        <p>
          <a href={searchAddress(`/${quote.landing.localAddress}`, quote)}>{t('quote.search')}</a>
        </p>
      )}
    </Notice>
  )
}

/** The names of what can't be had any more, each vehicle once. */
const takenIn = (offered: MyQuote['offered']): string[] => [
  ...new Set(
    offered.flatMap(({ vehicles }) => vehicles.filter(({ isFree }) => !isFree)).map(({ name }) => name),
  ),
]
