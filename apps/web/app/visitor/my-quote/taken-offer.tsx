import type { MyOffer, MyQuote } from '@nelly/contract/public-site/my-quote'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import { offeredWords } from '@nelly/contract/reservations/offered-words'
import { ChatLink } from '../contact/chat-link.tsx'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'

/** Why an offer can't be accepted any more, and what can be done. */
export function TakenOffer({ offer, quote }: { offer: MyOffer; quote: MyQuote }) {
  const { t, moment, language } = useI18n()
  const { landing, operator, period } = quote
  const name = landing.displayName
  const count = offer.vehicles.length
  const vehicle = offeredWords([offer], language)
  const email = landing.site.contact.email || operator.email
  return (
    <div className="on-screen grid">
      <p>{count === 1 ? t('quote.takenOne') : t('quote.takenAll', { count })}</p>
      <p className="row targets">
        <a className={button.button} href={searchAddress(`/${landing.localAddress}`, quote)}>
          {t('quote.search')}
        </a>
        <a className={button.quiet} href={`mailto:${email}`}>
          {t('quote.write', { name })}
        </a>
      </p>
      <ChatLink text={t('quote.chatTaken', { name, vehicle, pickup: moment(period.pickup) })} />
    </div>
  )
}
