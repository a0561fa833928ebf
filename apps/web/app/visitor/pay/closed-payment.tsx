import type { MyPayment } from '@nelly/contract/public-site/my-payment'
import { ChatLink } from '../contact/chat-link.tsx'
import { useI18n } from '../i18n.tsx'
import missing from '../not-found/missing-page.module.css'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'

/** A link that asks for nothing now: what was paid, or why it is closed. */
export function ClosedPayment({ payment, isPaused }: { payment: MyPayment; isPaused: boolean }) {
  const { t, longMoment, money } = useI18n()
  const { state, landing, paid, reference, until } = payment
  const name = landing.displayName
  const shown = isPaused || state === 'open' ? 'paused' : state
  const title = t(`pay.states.${shown}`)
  return (
    <section className={missing.part}>
      <SecretPageHead title={title} />
      <h1>{title}</h1>
      <p>{t(`pay.stateTexts.${shown}`, { name, reference, date: longMoment(until), paid: money(paid) })}</p>
      {shown !== 'paid' && <ChatLink text={t('pay.chat', { name, reference })} />}
    </section>
  )
}
