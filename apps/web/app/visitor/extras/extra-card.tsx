import { EXTRA_PRICE_PER_DAY, type ExtraCode, MAX_EXTRA_QUANTITY } from '@nelly/domain/extras'
import { times } from '@nelly/domain/money'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, withExtra } from '../booking/booking-address.ts'
import { useI18n } from '../i18n.tsx'
import button from '../parts/button.module.css'
import { Icon, type IconName } from '../parts/icon.tsx'
import styles from './extra-card.module.css'

const icons: Record<ExtraCode, IconName> = {
  damage_waiver: 'shield',
  personal_effects: 'case',
  baby_seat: 'baby',
}

interface ExtraCardProps {
  code: ExtraCode
  booking: BookingUnderWay
  /** The rental days it would be charged for. */
  days: number
  /** The current page. */
  page: string
}

/** One extra: it is added, counted from 1 to 10, or removed. Every change is a link. */
export function ExtraCard({ code, booking, days, page }: ExtraCardProps) {
  const { say, money } = useI18n()
  const extra = say(`extras.names.${code}`)
  const quantity = booking.extras.find((chosen) => chosen.code === code)?.quantity ?? 0
  const href = (count: number) =>
    `${page}${bookingSearch({ ...booking, extras: withExtra(booking.extras, code, count) })}#${code}`
  return (
    <li id={code} className={quantity > 0 ? `${styles.card} ${styles.chosen}` : styles.card}>
      <span className={styles.icon}>
        <Icon name={icons[code]} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{extra}</h2>
        <p>{say(`extras.texts.${code}`)}</p>
        <p className={styles.price}>
          {say('extras.each', { price: money(EXTRA_PRICE_PER_DAY) })}{' '}
          {quantity > 0 && (
            <strong>
              {say('extras.sum', {
                price: money(times(EXTRA_PRICE_PER_DAY, quantity * days)),
                days: say('trip.days', { count: days }),
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
            href={quantity < MAX_EXTRA_QUANTITY ? href(quantity + 1) : undefined}
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
