import type { MyPayment } from '@nelly/contract/public-site/my-payment'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Notice } from '../ui/notice.tsx'

interface CardPaymentProps {
  payment: MyPayment
  here: string
}

/** What became of the last payment by card, and the way to pay by one. It works without scripts. */
export function CardPayment({ payment, here }: CardPaymentProps) {
  const { t, money } = useI18n()
  const { isTaken, last } = payment.card
  return (
    <>
      {last && <LastPayment payment={payment} last={last} />}
      {isTaken && (
        <section className={`${card.card} on-screen`}>
          <h2>{t('pay.card')}</h2>
          <p>{t('pay.cardText')}</p>
          <form method="post" action={`${here}/card`}>
            <button type="submit" className={button.button}>
              {t('pay.cardGo', { amount: money(payment.due) })}
            </button>
          </form>
        </section>
      )}
    </>
  )
}

interface LastPaymentProps {
  payment: MyPayment
  last: NonNullable<MyPayment['card']['last']>
}

function LastPayment({ payment, last: { state, amount, begunAt } }: LastPaymentProps) {
  const { t, money, longMoment } = useI18n()
  const { displayName: name } = payment.landing
  return (
    <Notice kind={state === 'declined' ? 'problem' : 'note'} title={t(`pay.cards.${state}`)}>
      <p>{t(`pay.cardTexts.${state}`, { amount: money(amount), date: longMoment(begunAt), name })}</p>
    </Notice>
  )
}
