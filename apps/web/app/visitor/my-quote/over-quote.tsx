import type { MyQuote } from '@nelly/contract/public-site/my-quote'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import { offeredWords } from '@nelly/contract/reservations/offered-words'
import { ChatLink } from '../contact/chat-link.tsx'
import { useI18n } from '../i18n.tsx'
import missing from '../not-found/missing-page.module.css'
import { SecretPageHead } from '../secret-pages/secret-page-head.tsx'
import button from '../ui/button.module.css'

interface OverQuoteProps {
  quote: MyQuote
  /** The address of what became of it. */
  reservation: string
}

/** A quote that was accepted, withdrawn, or whose time is over, and what can be done then. */
export function OverQuote({ quote, reservation }: OverQuoteProps) {
  const { t, longMoment, moment, language } = useI18n()
  const { landing, state, until, period, offered } = quote
  const kind = state === 'open' ? 'expired' : state
  const title = t(`quote.states.${kind}`)
  const name = landing.displayName
  const vehicle = offeredWords(offered, language)
  return (
    <section className={missing.part}>
      <SecretPageHead title={title} />
      <h1>{title}</h1>
      <p>{t(`quote.stateTexts.${kind}`, { name, date: longMoment(until) })}</p>
      <p className={missing.ways}>
        <a
          className={button.button}
          href={kind === 'accepted' ? reservation : searchAddress(`/${landing.localAddress}`, quote)}
        >
          {t(kind === 'accepted' ? 'quote.see' : 'quote.search')}
        </a>
      </p>
      {kind !== 'accepted' && (
        <ChatLink text={t('quote.chat', { name, vehicle, pickup: moment(period.pickup) })} />
      )}
    </section>
  )
}
