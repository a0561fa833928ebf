import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { ContactErrors } from '../checkout/contact-errors.tsx'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import { described, Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Returned } from './action.ts'
import styles from './contact-correction.module.css'

interface ContactCorrectionProps {
  reservation: MyReservation
  customer: NonNullable<MyReservation['customer']>
  /** The result of a refused correction. */
  returned: Returned | undefined
  action: string
}

/**
 * Corrects the e-mail address and the phone of the reservation; or says whom to contact where that is no longer
 * possible here.
 */
export function ContactCorrection({ reservation, customer, returned, action }: ContactCorrectionProps) {
  const { t } = useI18n()
  if (!reservation.mayCorrectContact) {
    return (
      <p className="muted on-screen">{t('review.correctionClosed', { email: reservation.operator.email })}</p>
    )
  }
  const { email, phone } = returned ?? customer
  const errors = returned?.errors ?? {}
  return (
    <details className="on-screen" open={returned !== undefined}>
      <summary className={styles.summary}>{t('thanks.wrong')}</summary>
      <form method="post" action={action} noValidate className={styles.form}>
        <Refused returned={returned} />
        <Field id="email" label={t('review.email')} error={errors.email}>
          <input
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={email}
            {...described('email', { error: errors.email })}
          />
        </Field>
        <Field id="phone" label={t('review.phone')} error={errors.phone}>
          <input
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={40}
            required
            defaultValue={phone}
            {...described('phone', { error: errors.phone })}
          />
        </Field>
        <p className="muted">
          {t(reservation.status === 'requested' ? 'request.wrongHint' : 'thanks.wrongHint')}
        </p>
        <button type="submit" className={button.button}>
          {t('thanks.correct')}
        </button>
      </form>
    </details>
  )
}

function Refused({ returned }: Pick<ContactCorrectionProps, 'returned'>) {
  const { t, language } = useI18n()
  if (returned?.errors) return <ContactErrors errors={returned.errors} />
  if (returned?.refusal !== 'too-many-requests') return null
  return (
    <Notice kind="problem" isFocused title={t('thanks.notCorrected')}>
      <p>{refusalWords('too-many-requests', language)}</p>
    </Notice>
  )
}
