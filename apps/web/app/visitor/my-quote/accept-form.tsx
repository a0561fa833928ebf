import type { MyOffer, MyQuote } from '@nelly/contract/public-site/my-quote'
import { writtenLegal } from '@nelly/domain/site/legal'
import { PUBLICATION_FIELD } from '../checkout/contact.ts'
import contact from '../checkout/contact-form.module.css'
import { LegalLinks } from '../frame/legal-links.tsx'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'

/** The field that says which offer is accepted. */
export const OFFER_FIELD = 'offer'

export interface AcceptFormProps {
  offer: MyOffer
  /** Which of the quote, from 0. */
  place: number
  quote: MyQuote
  here: string
}

/** The form that accepts an offer. */
export function AcceptForm({ offer, place, quote, here }: AcceptFormProps) {
  const { t } = useI18n()
  const { landing } = quote
  const legal = writtenLegal(landing.site.legal)
  const [first, ...others] = offer.vehicles
  return (
    <form method="post" action={here} className="on-screen grid">
      <input type="hidden" name={OFFER_FIELD} value={place} />
      <label className={contact.accept}>
        <input type="checkbox" name="terms" required className={contact.box} />
        {t(legal.length === 2 ? 'legal.accept' : 'review.termsAccept')}
      </label>
      {legal.length > 0 && (
        <p className={contact.legal}>
          <LegalLinks isBesideForm />
          <input type="hidden" name={PUBLICATION_FIELD} value={landing.publication ?? ''} />
        </p>
      )}
      <button type="submit" className={button.button}>
        {others.length === 0
          ? t('quote.accept', { vehicle: first?.name ?? '' })
          : t('quote.acceptAll', { count: others.length + 1 })}
      </button>
    </form>
  )
}
