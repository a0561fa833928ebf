import { CONTACT_FIELDS, type ContactField, KEY_FIELD } from '@nelly/contract/visitor-forms'
import type { Money } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { MAX_PARTY } from '@nelly/domain/search/search'
import { writtenLegal } from '@nelly/domain/site/legal'
import type { WallClock } from '@nelly/domain/wall-clock'
import { Fragment } from 'react'
import { LegalLinks } from '../frame/legal-links.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { described, Field } from '../ui/field.tsx'
import type { Returned } from './action.ts'
import { PUBLICATION_FIELD, TRAP_FIELD } from './contact.ts'
import styles from './contact-form.module.css'
import { type AskedQuestions, QuestionFields } from './question-fields.tsx'
import { Terms } from './terms.tsx'

interface ContactFormProps {
  id: string
  action: string
  returned: Returned
  asked: AskedQuestions
  /** The price of each vehicle with its name, and what they cost together. */
  priced: readonly { readonly name: string; readonly quote: Quote }[]
  total: Money
  period: RentalPeriod
  now: WallClock
  /** How many people the vehicles take. */
  seats: number
}

const inputs = [
  { field: 'firstName', label: 'review.name', autoComplete: 'given-name', maxLength: 80 },
  { field: 'lastName', label: 'review.lastName', autoComplete: 'family-name', maxLength: 80 },
  { field: 'email', label: 'review.email', autoComplete: 'email', maxLength: 254, type: 'email' },
  {
    field: 'phone',
    label: 'review.phone',
    autoComplete: 'tel',
    maxLength: 40,
    type: 'tel',
    aside: 'review.phoneHint',
  },
] as const satisfies readonly { field: ContactField; [attribute: string]: unknown }[]

/** The contact data, and the terms to accept. */
export function ContactForm(props: ContactFormProps) {
  const { id, action, returned, asked, priced, total, period, now, seats } = props
  const { t, money } = useI18n()
  const { displayName, bookingMode, site, publication } = useLanding()
  const legal = writtenLegal(site.legal)
  const isRequest = bookingMode === 'on_request'
  const { contact, errors = {}, key, stamp } = returned
  return (
    <form id={id} method="post" action={action} noValidate className={styles.form}>
      <input type="hidden" name={KEY_FIELD} value={key} />
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="seen_total" value={`${total.minor} ${total.currency}`} />
      {returned.largeParty && <input type="hidden" name="agreed_party" value={returned.largeParty} />}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t('review.trap')} <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <section className={styles.part}>
        <h2>{t('review.contact')}</h2>
        <p className="muted">
          {isRequest ? t('request.contactHint', { name: displayName }) : t('review.contactHint')}
        </p>
        <div className={styles.fields}>
          {inputs.map(({ label, field, ...input }) => {
            const { aside, ...attributes } = { aside: undefined, ...input }
            const name = CONTACT_FIELDS[field]
            const error = errors[field]
            return (
              <Field key={name} id={name} label={t(label)} error={error} aside={aside && t(aside)}>
                <input
                  type="text"
                  name={name}
                  required
                  defaultValue={contact[field]}
                  {...attributes}
                  {...described(name, { error })}
                />
              </Field>
            )
          })}
          <Field
            id={CONTACT_FIELDS.persons}
            label={t('review.party')}
            aside={t(priced.length > 1 ? 'several.partyHint' : 'review.partyHint', { count: seats })}
            error={errors.persons}
          >
            <input
              type="number"
              name={CONTACT_FIELDS.persons}
              required
              min={1}
              max={MAX_PARTY}
              inputMode="numeric"
              defaultValue={contact.persons}
              {...described(CONTACT_FIELDS.persons, { error: errors.persons })}
            />
          </Field>
          <QuestionFields asked={asked} returned={returned} />
          <Field
            id={CONTACT_FIELDS.comment}
            label={t('review.comment')}
            aside={t('review.optional')}
            error={errors.comment}
            className={styles.whole}
          >
            <textarea
              name={CONTACT_FIELDS.comment}
              rows={3}
              maxLength={1000}
              defaultValue={contact.comment}
              {...described(CONTACT_FIELDS.comment, { error: errors.comment })}
            />
          </Field>
        </div>
      </section>
      <section className={styles.part}>
        <h2>{t('review.terms')}</h2>
        {priced.map(({ name, quote }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The vehicles of a booking keep their order.
          <Fragment key={index}>
            {priced.length > 1 && <h3>{name}</h3>}
            <Terms quote={quote} period={period} now={now} />
          </Fragment>
        ))}
        {errors.terms && (
          <p className={styles.error} id="terms-error">
            {errors.terms}
          </p>
        )}
        <label className={styles.accept}>
          <input
            type="checkbox"
            id="terms"
            name="terms"
            required
            defaultChecked={contact.terms}
            className={styles.box}
            aria-invalid={errors.terms ? true : undefined}
            aria-describedby={errors.terms ? 'terms-error' : undefined}
          />
          {t(legal.length === 2 ? 'legal.accept' : 'review.termsAccept')}
        </label>
        {legal.length > 0 && (
          <p className={styles.legal}>
            <LegalLinks isBesideForm />
            <input
              type="hidden"
              name={PUBLICATION_FIELD}
              value={contact.terms ? contact.publication : (publication ?? '')}
            />
          </p>
        )}
        <p className="muted">{t(isRequest ? 'request.privacy' : 'review.privacy', { name: displayName })}</p>
      </section>
      <button type="submit" className={`${button.button} ${styles.submit}`}>
        {t(isRequest ? 'request.reserve' : 'review.reserve', {
          price: money(total),
        })}
      </button>
    </form>
  )
}
