import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { RatesQuote } from '@nelly/domain/rates/rates-quote'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, withExtra } from '../booking/booking-address.ts'
import { useI18n } from '../i18n.tsx'
import button from '../parts/button.module.css'
import { Icon, type IconName } from '../parts/icon.tsx'
import styles from './extra-card.module.css'

/** Those of the usual extras; all others have a plus. */
const icons: Readonly<Record<string, IconName>> = {
  damage_waiver: 'shield',
  personal_effects: 'case',
  baby_seat: 'baby',
}

interface ExtraCardProps {
  extra: ExtraRate
  booking: BookingUnderWay
  quote: RatesQuote
  /** The current page. */
  page: string
}

/** One extra: it is added, counted up to its most, or removed. Every change is a link. */
export function ExtraCard({ extra: rate, booking, quote, page }: ExtraCardProps) {
  const { say, money, language } = useI18n()
  const { code, maxQuantity } = rate
  const { currency } = quote
  const extra = rate.name[language]
  const quantity = booking.extras.find((chosen) => chosen.code === code)?.quantity ?? 0
  const line = quote.lines.find((each) => each.kind === 'extra' && each.code === code)
  const href = (count: number) =>
    `${page}${bookingSearch({ ...booking, extras: withExtra(booking.extras, rate, count) })}#${code}`
  return (
    <li id={code} className={quantity > 0 ? `${styles.card} ${styles.chosen}` : styles.card}>
      <span className={styles.icon}>
        <Icon name={icons[code] ?? 'plus'} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{extra}</h2>
        <p>{rate.description[language]}</p>
        <p className={styles.price}>
          {rate.amount !== null &&
            say(rate.per === 'day' ? 'extras.each' : 'extras.eachRental', {
              price: money({ minor: rate.amount, currency }),
            })}{' '}
          {line && quantity > 0 && (
            <strong>
              {say('extras.sum', {
                price: money({ minor: line.amount, currency }),
                days: say('trip.days', { count: line.days ?? quote.days }),
              })}
            </strong>
          )}
        </p>
      </div>
      {quantity === 0 ? (
        <a className={button.quiet} href={href(1)} aria-label={say('extras.addNamed', { extra })}>
          <Icon name="plus" /> {say('extras.add')}
        </a>
      ) : (
        <div className={styles.amount}>
          <Change
            icon="minus"
            href={quantity > 1 ? href(quantity - 1) : undefined}
            label={say('extras.fewer', { extra })}
          />{' '}
          <span className={styles.count}>
            <span className={styles.hidden}>{say('extras.quantity')}</span> {quantity}
          </span>{' '}
          <Change
            icon="plus"
            href={quantity < maxQuantity ? href(quantity + 1) : undefined}
            label={say('extras.more', { extra })}
          />{' '}
          <a className={button.text} href={href(0)} aria-label={say('extras.removeNamed', { extra })}>
            {say('extras.remove')}
          </a>
        </div>
      )}
    </li>
  )
}

/** A step up or down; disabled without an address. */
function Change({ icon, href, label }: { icon: IconName; href: string | undefined; label: string }) {
  return href ? (
    <a className={styles.change} href={href}>
      <Icon name={icon} />
      <span className={styles.hidden}>{label}</span>
    </a>
  ) : (
    <span className={styles.change} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
