import type { MinorUnits } from '@nelly/domain/money'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Notice } from '../ui/notice.tsx'
import type { Unchanged } from './action.ts'
import { Settlement } from './settlement.tsx'
import type { Shown } from './shown.ts'

/** The current fee for cancelling the reservation, to be confirmed. */
export function CancelStep({
  reservation,
  now,
  links,
  unchanged,
}: Shown & { unchanged: Unchanged | undefined }) {
  const { t, money } = useI18n()
  const { quote, period, landing } = reservation
  const { currency } = quote
  const amount = (minor: MinorUnits) => money({ minor, currency })
  const fee = feeIfCancelled(reservation.status, quote, period.pickup, now)
  const isRequest = reservation.status === 'requested'
  const title = t(isRequest ? 'request.cancelHeading' : 'mine.cancelHeading')
  const hasChanged = unchanged?.refusal === 'fee-changed'
  return (
    <SecretPageSection title={title} isWrong={hasChanged}>
      {hasChanged && (
        <Notice kind="problem" isFocused title={t('mine.feeChangedTitle')}>
          <p>
            {unchanged.seenFee === undefined
              ? t('mine.feeUnseenText', { after: amount(fee) })
              : t('mine.feeChangedText', { before: amount(unchanged.seenFee), after: amount(fee) })}
          </p>
        </Notice>
      )}
      <WhatItIs reservation={reservation} />
      <div className={card.card}>
        <h2>{t('mine.ifCancelled')}</h2>
        <Settlement fee={fee} quote={quote} />
        {fee > 0 && <p className="muted">{t('mine.settle', { name: landing.displayName })}</p>}
        <p>{t(isRequest ? 'request.cancelFinal' : 'mine.cancelFinal')}</p>
        <form method="post" action={links.cancel} className="row targets on-screen">
          <input type="hidden" name="seen_fee" value={fee} />
          <button type="submit" className={button.button}>
            {t(isRequest ? 'request.cancel' : 'mine.cancel')}
          </button>{' '}
          <a className={button.quiet} href={links.here}>
            {t(isRequest ? 'request.keepIt' : 'mine.keepIt')}
          </a>
        </form>
      </div>
    </SecretPageSection>
  )
}
