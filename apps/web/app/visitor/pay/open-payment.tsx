import type { MyPayment, SlipRefusal } from '@nelly/contract/public-site/my-payment'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { displayWords } from '@nelly/contract/reservations/payment-rows'
import type { Currency } from '@nelly/domain/currency'
import { displayed } from '@nelly/domain/rates/payment'
import summary from '../checkout/booking-summary.module.css'
import { Line } from '../checkout/line.tsx'
import { ChatLink } from '../contact/chat-link.tsx'
import { useI18n } from '../i18n.tsx'
import secretPage from '../secret-pages/secret-page.module.css'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'
import card from '../ui/card.module.css'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { CardPayment } from './card-payment.tsx'
import { SentSlips } from './sent-slips.tsx'
import { SlipForm } from './slip-form.tsx'

interface OpenPaymentProps {
  payment: MyPayment
  /** Why the slip was not taken. */
  wrong: SlipRefusal | undefined
  here: string
}

/** What is due until when, the way to pay by card, where to transfer it, and the form that sends the slip. */
export function OpenPayment({ payment, wrong, here }: OpenPaymentProps) {
  const { t, money, longMoment, language } = useI18n()
  const { landing, due, until, firstName, reference, bankAccounts, slips } = payment
  const name = landing.displayName
  const title = t('pay.title', { amount: money(due) })
  const error = wrong && refusalWords(wrong, language)
  return (
    <div className={secretPage.parts}>
      <SecretPageHead title={error ? t('review.errorPrefix', { title }) : title} />
      {error && <ErrorSummary errors={[{ id: 'slip', words: error, label: t('pay.slip') }]} />}
      <div>
        <h1>{title}</h1>
        <p>{t(firstName ? 'pay.lead' : 'pay.leadUnnamed', { name: firstName, landing: name })}</p>
        <p className="muted">{t('pay.until', { date: longMoment(until) })}</p>
      </div>
      <CardPayment payment={payment} here={here} />
      <SentSlips slips={slips} />
      <Accounts payment={payment} />
      {bankAccounts.length > 0 && <SlipForm here={here} error={error} isAgain={slips.length > 0} />}
      <Rental payment={payment} />
      <ChatLink text={t('pay.chat', { name, reference })} />
    </div>
  )
}

/** Where to transfer the amount, those in its currency first. */
function Accounts({ payment }: Pick<OpenPaymentProps, 'payment'>) {
  const { t, currencyName, language } = useI18n()
  const { bankAccounts, reference, due, landing, quote, card: byCard } = payment
  /** What is due in the currency of an account, where the price has a rate for it. */
  const inOther = (currency: Currency) => {
    const display = displayed(due.minor, { ...quote, currency: due.currency })
    const isKnown = display?.currency === currency
    return isKnown
      ? displayWords({ display }, language)
      : t('pay.amountUnknown', { name: landing.displayName })
  }
  const isOther = ({ currency }: { currency: string }) => currency !== due.currency
  const shown = bankAccounts.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))
  if (shown.length === 0 && (byCard.isTaken || byCard.last)) return null
  return (
    <section className={card.card}>
      <h2>{t('pay.accounts')}</h2>
      <p>
        {t(shown.length > 0 ? 'pay.transfer' : 'pay.noAccounts', { reference, name: landing.displayName })}
      </p>
      {shown.map((account, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The accounts never change their order.
        <dl key={index} className={summary.trip}>
          <Line label={t('pay.bank')}>
            <strong>{account.bank}</strong>
            <span className="muted">
              {t('pay.kindOf', {
                kind: t(`pay.kinds.${account.kind}`),
                currency: currencyName(account.currency),
              })}
            </span>
          </Line>
          <Line label={t('pay.number')}>
            <strong>{account.number}</strong>
          </Line>
          <Line label={t('pay.holder')}>{account.holder}</Line>
          {isOther(account) && <Line label={t('pay.amount')}>{inOther(account.currency)}</Line>}
        </dl>
      ))}
    </section>
  )
}

/** What is paid for. */
function Rental({ payment: { reference, quote, paid } }: Pick<OpenPaymentProps, 'payment'>) {
  const { t, money } = useI18n()
  return (
    <section className={card.card}>
      <h2>{t('pay.what')}</h2>
      <dl className={summary.trip}>
        <Line label={t('pay.reference')}>{reference}</Line>
        {paid.minor > 0 && <Line label={t('pay.paid')}>{money(paid)}</Line>}
      </dl>
      <PriceLines quote={quote} isOff />
    </section>
  )
}
