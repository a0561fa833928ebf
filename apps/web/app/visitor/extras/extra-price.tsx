import type { Currency } from '@nelly/domain/currency'
import type { QuoteLine } from '@nelly/domain/rates/quote'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import { useI18n } from '../i18n.tsx'
import styles from './extra-card.module.css'
import { excessNote, extraPriceWords } from './extra-words.ts'

interface ExtraPriceProps {
  extra: ExtraRate
  line: QuoteLine | undefined
  currency: Currency
}

/** What one piece of an extra costs, and what the chosen ones do; of an included one its excess alone. */
export function ExtraPrice({ extra, line, currency }: ExtraPriceProps) {
  const i18n = useI18n()
  const { t } = i18n
  const excess = excessNote(extra, currency, i18n)
  if (extra.offer === 'included') return excess === '' ? null : <p className={styles.price}>{excess}</p>
  const money = (amount: QuoteLine['amount']) => i18n.money({ minor: amount, currency })
  const { deposit } = extra
  const days = line?.days ?? null
  return (
    <p className={styles.price}>
      <span>{extraPriceWords(extra, currency, i18n)}</span>{' '}
      {deposit !== null && <span>{t('extras.deposit', { amount: money(deposit) })}</span>}{' '}
      {excess !== '' && <span>{excess}</span>}{' '}
      {line && (
        <strong>
          {days === null
            ? money(line.amount)
            : t('extras.sum', { price: money(line.amount), days: t('trip.days', { count: days }) })}
        </strong>
      )}
    </p>
  )
}
