import { CHANGE_WISH_FIELDS } from '@nelly/contract/public-site/change-wish'
import { MAX_WISH, MAX_WISHES_A_DAY } from '@nelly/domain/reservations/change-wish'
import { dateOf } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { described, Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { BLANK_WISH, type UnsentWish, type WishField } from './ask-for-change.ts'
import styles from './change-step.module.css'
import type { Shown } from './shown.ts'

const LABELS = { text: 'mine.wish', pickup: 'mine.wishPickup', back: 'mine.wishReturn' } as const

/** The form by which a visitor asks for a change; or why they can't. */
export function ChangeStep({ reservation, now, links, unsent }: Shown & { unsent: UnsentWish | undefined }) {
  const { t } = useI18n()
  const { landing, wishRefusal } = reservation
  const name = landing.displayName
  const refusal = unsent?.refusal ?? wishRefusal
  const { typed, errors = {} } = unsent ?? BLANK_WISH
  const wrong = Object.entries(errors) as [WishField, string][]
  const title = t('mine.changeHeading')
  const day = (field: 'pickup' | 'back') => (
    <Field
      id={CHANGE_WISH_FIELDS[field]}
      label={t(LABELS[field])}
      aside={t('review.optional')}
      error={errors[field]}
    >
      <input
        type="date"
        name={CHANGE_WISH_FIELDS[field]}
        min={dateOf(now)}
        defaultValue={typed[field]}
        {...described(CHANGE_WISH_FIELDS[field], { error: errors[field] })}
      />
    </Field>
  )
  const back = (
    <a className={button.quiet} href={links.here}>
      {t('mine.back')}
    </a>
  )
  return (
    <SecretPageSection title={title} isWrong={wrong.length > 0}>
      {wrong.length > 0 && (
        <ErrorSummary
          errors={wrong.map(([field, words]) => ({
            id: CHANGE_WISH_FIELDS[field],
            label: t(LABELS[field]),
            words,
          }))}
        />
      )}
      {refusal && (
        <Notice kind="problem" isFocused={unsent !== undefined} title={t('mine.wishNotSent')}>
          <p>
            {refusal === 'over'
              ? t('mine.wishOver', { name })
              : t('mine.wishTooOften', { name, count: MAX_WISHES_A_DAY })}
          </p>
        </Notice>
      )}
      <WhatItIs reservation={reservation} />
      {wishRefusal && !unsent ? (
        <p className="row targets on-screen">{back}</p>
      ) : (
        <form method="post" action={links.change} noValidate className={card.card}>
          <p>{t('mine.changeText', { name })}</p>
          <Field id={CHANGE_WISH_FIELDS.text} label={t('mine.wish')} error={errors.text}>
            <textarea
              name={CHANGE_WISH_FIELDS.text}
              rows={5}
              required
              maxLength={MAX_WISH}
              defaultValue={typed.text}
              {...described(CHANGE_WISH_FIELDS.text, { error: errors.text })}
            />
          </Field>
          <div className={styles.days}>
            {day('pickup')}
            {day('back')}
          </div>
          <p className="row targets on-screen">
            {!refusal && (
              <button type="submit" className={button.button}>
                {t('mine.wishSend')}
              </button>
            )}{' '}
            {back}
          </p>
        </form>
      )}
    </SecretPageSection>
  )
}
