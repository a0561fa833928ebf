import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { ContactField } from '@nelly/contract/visitor-forms'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { Notice } from '../ui/notice.tsx'
import type { Returned } from './action.ts'
import { thanksAddress } from './booked-cookie.ts'
import { contactOf } from './contact.ts'
import styles from './existing-reservation.module.css'

interface ExistingReservationProps {
  reservation: MyReservation
  returned: Returned
  /** The form with what was typed. */
  form: string
  /** Where another reservation can be made; undefined where no vehicle is left for one. */
  another: string | undefined
  price: string
}

const LABELS = [
  ['firstName', 'review.name'],
  ['lastName', 'review.lastName'],
  ['email', 'review.email'],
  ['phone', 'review.phone'],
  ['persons', 'review.party'],
  ['comment', 'review.comment'],
] as const satisfies readonly (readonly [ContactField, string])[]

/**
 * The reservation that this form has made before, beside what was typed now: it can be viewed, corrected, or made again
 * on purpose.
 */
export function ExistingReservation(props: ExistingReservationProps) {
  const { reservation, returned, form, another, price } = props
  const { t } = useI18n()
  const { localAddress } = useLanding()
  const { reference, customer, persons } = reservation
  if (!customer) return null
  const stored = contactOf(customer, persons)
  return (
    <Notice kind="problem" isFocused title={t('review.existingTitle')}>
      <p>{t('review.existingText', { reference })}</p>
      <dl className={styles.details}>
        {LABELS.map(([field, label]) => {
          const typed = returned.contact[field].trim()
          if (!stored[field] && !typed) return null
          return (
            <div key={field}>
              <dt>{t(label)}</dt>
              {stored[field] && <dd>{stored[field]}</dd>}
              {typed !== stored[field] && (
                <dd>
                  <strong>{t('review.existingTyped', { value: typed || '–' })}</strong>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <CorrectionClosed reservation={reservation} returned={returned} />
      <p className={styles.ways}>
        {reservation.mayCorrectContact && (
          <button type="submit" form={form} name="intent" value="correct" className={button.button}>
            {t('review.existingCorrect')}
          </button>
        )}
        <a className={button.quiet} href={thanksAddress(localAddress, reference)}>
          {t('review.existingSee')}
        </a>
        {another && (
          <button
            type="submit"
            form={form}
            formAction={another}
            name="intent"
            value="another"
            className={button.quiet}
          >
            {t('review.existingAnother', { price })}
          </button>
        )}
      </p>
      {another && <p>{t('review.existingAnotherHint')}</p>}
    </Notice>
  )
}

function CorrectionClosed({
  reservation,
  returned,
}: Pick<ExistingReservationProps, 'reservation' | 'returned'>) {
  const { t, language } = useI18n()
  if (returned.correctionRefusal === 'too-many-requests') {
    return <p>{refusalWords('too-many-requests', language)}</p>
  }
  if (reservation.mayCorrectContact) return null
  return <p>{t('review.correctionClosed', { email: reservation.operator.email })}</p>
}
