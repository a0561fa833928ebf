import { SLIP_FIELD } from '@nelly/contract/public-site/my-payment'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { described, Field } from '../ui/field.tsx'

interface SlipFormProps {
  here: string
  error: string | undefined
  /** Whether one was sent already. */
  isAgain: boolean
}

/** Sends the photograph of a transfer. Phones make a JPEG of theirs where one is wanted. */
export function SlipForm({ here, error, isAgain }: SlipFormProps) {
  const { t } = useI18n()
  return (
    <section className={`${card.card} on-screen`}>
      <h2>{t(isAgain ? 'pay.sendAnother' : 'pay.send')}</h2>
      <p>{t('pay.sendText')}</p>
      <form method="post" action={here} encType="multipart/form-data" className="grid">
        <Field id={SLIP_FIELD} label={t('pay.slip')} aside={t('pay.slipHint')} error={error}>
          <input
            type="file"
            name={SLIP_FIELD}
            accept="image/jpeg,image/png,image/webp"
            required
            {...described(SLIP_FIELD, { error })}
          />
        </Field>
        <button type="submit" className={button.button}>
          {t('pay.sendNow')}
        </button>
      </form>
    </section>
  )
}
