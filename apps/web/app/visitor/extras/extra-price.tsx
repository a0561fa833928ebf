import type { Currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { QuoteLine } from '@nelly/domain/rates/rates-quote'
import { useI18n } from '../i18n.tsx'
import styles from './extra-card.module.css'

interface ExtraPriceProps {
  extra: ExtraRate
  line: QuoteLine | undefined
  currency: Currency
}

/** What one piece of an extra costs, and what the chosen ones do. */
export function ExtraPrice({ extra, line, currency }: ExtraPriceProps) {
  const { say, money: format } = useI18n()
  if (extra.offer === 'included') return null
  const money = (amount: QuoteLine['amount']) => format({ minor: amount, currency })
  const { per, amount, percent, maxAmount, deposit } = extra
  const days = line?.days ?? null
  return (
    <p className={styles.price}>
      <span>
        {percent !== null
          ? say('extras.share', { percent: percent / 100 })
          : say(per === 'day' ? 'extras.each' : 'extras.eachRental', { price: money(amount ?? ZERO) })}
        {maxAmount !== null && ` ${say('extras.atMost', { price: money(maxAmount) })}`}
      </span>{' '}
      {deposit !== null && <span>{say('extras.deposit', { amount: money(deposit) })}</span>}{' '}
      {line && (
        <strong>
          {days === null
            ? money(line.amount)
            : say('extras.sum', { price: money(line.amount), days: say('trip.days', { count: days }) })}
        </strong>
      )}
    </p>
  )
}

const ZERO = minorUnits(0)
