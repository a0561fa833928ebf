import type { Currency } from '@nelly/domain/currency'
import type { QuoteLine } from '@nelly/domain/rates/quote'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, mostOf, withExtra } from '../booking/booking-address.ts'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './extra-card.module.css'
import { extraIcon } from './extra-icon.ts'
import { ExtraPrice } from './extra-price.tsx'

interface ExtraCardProps {
  extra: ExtraRate
  /** All extras of the landing. */
  extras: readonly ExtraRate[]
  /** What is charged for it; undefined where it is not chosen. */
  line: QuoteLine | undefined
  currency: Currency
  booking: BookingUnderWay
  /** The current page. */
  page: string
}

/** One extra: it is added, counted up to its most, or removed. Every change is a link. */
export function ExtraCard({ extra, extras, line, currency, booking, page }: ExtraCardProps) {
  const { t, language } = useI18n()
  const name = extra.name[language]
  const description = extra.description[language]
  const quantity = line?.quantity ?? 0
  const id = `extra-${extra.code}`
  const href = (count: number) =>
    `${page}${bookingSearch({ ...booking, extras: withExtra(booking.extras, extras, extra, count) })}#${id}`
  return (
    <li id={id} className={quantity > 0 ? `${styles.card} ${styles.chosen}` : styles.card}>
      <span className={styles.icon}>
        <Icon name={extraIcon(extra.code)} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {description !== '' && <p>{description}</p>}
        <ExtraPrice extra={extra} line={line} currency={currency} />
      </div>
      {extra.offer === 'included' && line ? (
        <p className={styles.fixed}>
          <Icon name="check" /> {t('extras.included')}
        </p>
      ) : extra.group !== null ? (
        <GroupChoice name={name} isChosen={line !== undefined} href={href} extra={extra} />
      ) : quantity === 0 && mostOf(extra) === 0 ? (
        <p className={styles.fixed}>{t('extras.none')}</p>
      ) : quantity === 0 ? (
        <a className={button.quiet} href={href(1)} aria-label={t('extras.addNamed', { extra: name })}>
          <Icon name="plus" /> {t('extras.add')}
        </a>
      ) : (
        <Amount name={name} quantity={quantity} extra={extra} href={href} />
      )}
    </li>
  )
}

/** Of a group one is chosen: another choice replaces it, and what is not mandatory can be removed. */
function GroupChoice({
  name,
  extra,
  isChosen,
  href,
}: {
  name: string
  extra: ExtraRate
  isChosen: boolean
  href: (count: number) => string
}) {
  const { t } = useI18n()
  if (!isChosen) {
    return (
      <a className={button.quiet} href={href(1)} aria-label={t('extras.chooseNamed', { extra: name })}>
        {t('extras.choose')}
      </a>
    )
  }
  return (
    <div className={styles.amount}>
      <p className={styles.fixed}>
        <Icon name="check" /> {t('extras.chosen')}
      </p>
      {extra.offer === 'optional' && (
        <a className={button.text} href={href(0)} aria-label={t('extras.removeNamed', { extra: name })}>
          {t('extras.remove')}
        </a>
      )}
    </div>
  )
}

/** The quantity with steps up and down, and the way to remove it unless it is mandatory. */
function Amount({
  name,
  quantity,
  extra,
  href,
}: {
  name: string
  quantity: number
  extra: ExtraRate
  href: (count: number) => string
}) {
  const { t } = useI18n()
  const isMandatory = extra.offer === 'mandatory'
  if (mostOf(extra) === 1 && isMandatory) return <p className={styles.fixed}>{t('extras.mandatory')}</p>
  return (
    <div className={styles.amount}>
      {mostOf(extra) > 1 && (
        <>
          <Change
            icon="minus"
            href={quantity > 1 ? href(quantity - 1) : undefined}
            label={t('extras.fewer', { extra: name })}
          />{' '}
          <span className={styles.count}>
            <span className="unseen">{t('extras.quantity')}</span> {quantity}
          </span>{' '}
          <Change
            icon="plus"
            href={quantity < mostOf(extra) ? href(quantity + 1) : undefined}
            label={t('extras.more', { extra: name })}
          />{' '}
        </>
      )}
      {isMandatory ? (
        <span className={styles.fixed}>{t('extras.mandatory')}</span>
      ) : (
        <a className={button.text} href={href(0)} aria-label={t('extras.removeNamed', { extra: name })}>
          {t('extras.remove')}
        </a>
      )}
    </div>
  )
}

/** A step up or down; disabled without an address. */
function Change({ icon, href, label }: { icon: IconName; href: string | undefined; label: string }) {
  return href ? (
    <a className={styles.change} href={href}>
      <Icon name={icon} />
      <span className="unseen">{label}</span>
    </a>
  ) : (
    <span className={styles.change} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
