import { WAITING_FIELDS } from '@nelly/contract/public-site/waiting-list'
import { TRAP_FIELD } from '../checkout/contact.ts'
import trap from '../checkout/contact-form.module.css'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { described, Field } from '../ui/field.tsx'
import type { WaitingOffer } from './waiting-address.ts'

interface WaitingFormProps {
  offer: WaitingOffer
  /** The form as it was typed, where it was not taken. */
  typed?: string
  error?: string | undefined
  /** Whether the page shows nothing else. */
  isPage?: boolean
}

/** The form by which a visitor waits for what is taken: their address, as the search stands already. */
export function WaitingForm({ offer: { action, stamp }, typed, error, isPage = false }: WaitingFormProps) {
  const { t } = useI18n()
  const { displayName: name } = useLanding()
  const { email } = WAITING_FIELDS
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <form method="post" action={action} noValidate className={card.card}>
      <Heading>{t('waiting.title')}</Heading>
      <p>{t('waiting.text', { name })}</p>
      <input type="hidden" name="stamp" value={stamp} />
      <p className={trap.trap} aria-hidden="true">
        <label>
          {t('review.trap')} <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field id={email} label={t('review.email')} error={error}>
        <input
          type="email"
          name={email}
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typed}
          {...described(email, { error })}
        />
      </Field>
      <p className="muted">{t('waiting.kept')}</p>
      <p>
        <button type="submit" className={button.quiet}>
          {t('waiting.send')}
        </button>
      </p>
    </form>
  )
}
