import { mayBeCancelled, mayBeErased } from '@nelly/domain/reservations/reservation-state'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import type { Shown } from './shown.ts'

/** What erasing the personal data does, to be confirmed; or what has to be done first. */
export function EraseStep({ reservation, state, links }: Shown) {
  const { t, longMoment } = useI18n()
  const { landing, period } = reservation
  const name = landing.displayName
  const isCancellable = mayBeCancelled(state, reservation.status)
  const whatFirst = () => {
    if (isCancellable) return t('mine.eraseCancelFirst', { name })
    if (state === 'over') return t('mine.eraseWhenBack', { name })
    return t('mine.eraseLater', { name, date: longMoment(period.return) })
  }
  const back = (
    <a className={button.quiet} href={links.here}>
      {t('mine.back')}
    </a>
  )
  return (
    <SecretPageSection title={t('mine.eraseHeading')}>
      <WhatItIs reservation={reservation} />
      {mayBeErased(state, reservation.status) ? (
        <div className={card.card}>
          <p>{t('mine.eraseWhat')}</p>
          <p>{t('mine.eraseStays', { name })}</p>
          <form method="post" action={links.erase} className="row targets on-screen">
            <button type="submit" className={button.button}>
              {t('mine.eraseNow')}
            </button>{' '}
            {back}
          </form>
        </div>
      ) : (
        <div className={card.card}>
          <p>{whatFirst()}</p>
          <p className="row targets on-screen">
            {isCancellable && (
              <a className={button.button} href={links.cancel}>
                {t('mine.cancel')}
              </a>
            )}{' '}
            {back}
          </p>
        </div>
      )}
    </SecretPageSection>
  )
}
