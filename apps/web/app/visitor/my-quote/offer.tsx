import type { MyOffer, MyQuote } from '@nelly/contract/public-site/my-quote'
import { plus } from '@nelly/domain/money'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { ReactNode } from 'react'
import summary from '../checkout/booking-summary.module.css'
import others from '../checkout/other-vehicles.module.css'
import { Terms } from '../checkout/terms.tsx'
import { useI18n } from '../i18n.tsx'
import reservation from '../my-reservation/reservation.module.css'
import card from '../ui/card.module.css'
import { Photo } from '../ui/photo.tsx'
import { PrepaymentWords } from '../ui/prepayment-words.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { AcceptForm, type AcceptFormProps } from './accept-form.tsx'
import { TakenOffer } from './taken-offer.tsx'

interface OfferProps extends AcceptFormProps {
  now: WallClock
}

/** A vehicle, or several with what they cost together, and the form that accepts it; where one was taken, what can be done. */
export function Offer(props: OfferProps) {
  const { offer, place, quote, now } = props
  const { vehicles } = offer
  const isFree = vehicles.every((vehicle) => vehicle.isFree)
  const ending = quote.landing.suspension ? null : isFree ? (
    <AcceptForm {...props} />
  ) : (
    <TakenOffer offer={offer} quote={quote} />
  )
  const isAlone = vehicles.length === 1
  return (
    <>
      {vehicles.map((vehicle, index) => (
        <Vehicle
          // biome-ignore lint/suspicious/noArrayIndexKey: The same vehicle may be there twice.
          key={index}
          vehicle={vehicle}
          id={`offer-${place}-${index}`}
          period={quote.period}
          now={now}
        >
          {isAlone && ending}
        </Vehicle>
      ))}
      {!isAlone && (
        <Together vehicles={vehicles} id={`offer-${place}`}>
          {ending}
        </Together>
      )}
    </>
  )
}

interface VehicleProps {
  vehicle: MyOffer['vehicles'][number]
  id: string
  period: MyQuote['period']
  now: WallClock
  children: ReactNode
}

/** A vehicle with all that its price has. */
function Vehicle({ vehicle, id, period, now, children }: VehicleProps) {
  const { t } = useI18n()
  const { name, picture, price, isFree } = vehicle
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={summary.vehicle}>
        <div className={summary.picture}>
          <Photo picture={picture} alt="" sizes="128px" className={summary.image} />
        </div>
        <div>
          <h2 className={summary.name} id={id}>
            {name}
          </h2>
          {!isFree && <p className={others.problem}>{t('quote.taken')}</p>}
        </div>
      </div>
      <PriceLines quote={price} />
      <PrepaymentWords quote={price} />
      <details>
        <summary className={reservation.legal}>{t('review.terms')}</summary>
        <Terms quote={price} period={period} now={now} />
      </details>
      {children}
    </section>
  )
}

/** What several vehicles cost together. */
function Together({
  vehicles,
  id,
  children,
}: Pick<MyOffer, 'vehicles'> & { id: string; children: ReactNode }) {
  const { t, money } = useI18n()
  const prices = vehicles.map(({ price }) => ({ minor: price.total, currency: price.currency }))
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id}>{t('quote.together', { count: vehicles.length })}</h2>
      <ul className={others.vehicles}>
        {vehicles.map(({ name, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The same vehicle may be there twice.
          <li key={index} className={others.vehicle}>
            <strong>{name}</strong>
            <span>{money({ minor: price.total, currency: price.currency })}</span>
          </li>
        ))}
        <li className={others.total}>
          <strong>{t('several.total')}</strong> <strong>{money(prices.reduce(plus))}</strong>
        </li>
      </ul>
      {children}
    </section>
  )
}
