import { Badge, Button } from '@mantine/core'
import { blockReasonWords } from '@nelly/contract/blocks/block-words'
import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import { formatMoney } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import type { ReactNode } from 'react'
import { useShortDay } from '../../dates/use-short-day.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './offer-list.module.css'

interface OfferListProps {
  offers: readonly DeskOffer[]
  /** The id of the chosen vehicle. */
  chosen: string
  /** Whether the landings are told apart. */
  hasLandings: boolean
  error: string | undefined
  isChecking: boolean
  onChoose: (offer: DeskOffer) => void
  /** Chooses a taken vehicle for the time in which it can be had. */
  onMove: (offer: DeskOffer, period: RentalPeriod) => void
  /** What is asked of the chosen one. */
  children: ReactNode
}

/** What can be had for a wish, each with its price, and what can't, with why not and when it can. */
export function OfferList({
  offers,
  chosen,
  hasLandings,
  error,
  isChecking,
  children,
  ...on
}: OfferListProps) {
  const t = useWords('changes')
  const isFree = ({ left, refusal }: DeskOffer) => left > 0 && !refusal
  const free = offers.filter(isFree).toSorted((one, other) => one.rules.length - other.rules.length)
  const others = offers.filter((offer) => !isFree(offer))
  return (
    <div className="refreshing list" aria-busy={isChecking} data-offers tabIndex={-1}>
      {free.length === 0 ? (
        <p className="soft">{t(offers.length === 0 ? 'offers.noVehicles' : 'offers.none')}</p>
      ) : (
        <div
          className={css.free}
          role="radiogroup"
          aria-label={t('vehicle')}
          aria-invalid={error !== undefined}
          tabIndex={-1}
        >
          {free.map((offer) => (
            <label key={offer.vehicleId} className={css.offer}>
              <input
                type="radio"
                name="vehicle"
                checked={chosen === String(offer.vehicleId)}
                onChange={() => on.onChoose(offer)}
              />
              <About offer={offer} hasLandings={hasLandings} />
              <strong className={css.total}>
                {offer.total !== null && formatMoney({ minor: offer.total, currency: offer.currency })}
              </strong>
            </label>
          ))}
        </div>
      )}
      {error && <p className="error">{error}</p>}
      {children}
      {others.length > 0 && (
        <section className="list">
          <h3 className="title">{t('offers.others')}</h3>
          <ul className={css.others}>
            {others.map((offer) => (
              <li key={offer.vehicleId} className={css.other}>
                <About offer={offer} hasLandings={hasLandings} />
                <Nearest offer={offer} onMove={on.onMove} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Which vehicle it is, how many are left, and what stands against it. */
function About({ offer, hasLandings }: { offer: DeskOffer; hasLandings: boolean }) {
  const t = useWords('changes')
  const language = storedLanguage()
  const at = useWallClock()
  const { left, units, takenUntil, blocked, refusal, rules } = offer
  const isTaken = left === 0
  return (
    <span className="grow blocks">
      <strong className={css.name}>
        {offer.vehicleName}{' '}
        {units > 1 && !isTaken && (
          <Badge color={left === 1 ? 'orange' : 'gray'} c="dark.9" variant="light" tt="none">
            {t('offers.left', { left })}
          </Badge>
        )}
      </strong>
      {hasLandings && <span className="muted">{offer.landingName}</span>}
      {isTaken && (
        <span className="muted">
          {blocked ? `${blockReasonWords(blocked, language)}. ` : ''}
          {takenUntil ? t('offers.takenUntil', { until: at(takenUntil) }) : !blocked && t('offers.taken')}
        </span>
      )}
      {refusal && <span className="muted">{refusal.message}</span>}
      {rules.map(({ text }) => (
        <span key={text[language]} className="muted">
          {text[language]}
        </span>
      ))}
    </span>
  )
}

function Nearest({ offer, onMove }: Pick<OfferListProps, 'onMove'> & { offer: DeskOffer }) {
  const t = useWords('changes')
  const at = useWallClock()
  const { nearest, vehicleName: vehicle } = offer
  if (!nearest) return null
  const times = { from: at(nearest.pickup), to: at(nearest.return) }
  return (
    <Button
      variant="light"
      h="auto"
      mih={44}
      styles={{ label: { whiteSpace: 'normal' } }}
      aria-label={t('offers.moveTo', { vehicle, ...times })}
      onClick={() => onMove(offer, nearest)}
    >
      {t('offers.nearest', times)}
    </Button>
  )
}

/** Formats a moment at the rental place. */
function useWallClock(): (moment: WallClock) => string {
  const day = useShortDay()
  return (moment) => `${day(dateOf(moment))}, ${timeOf(moment)}`
}
