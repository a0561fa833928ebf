import { mayBeCancelled, mayBeErased } from '@nelly/domain/reservation-state'
import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { OwnHead } from './own-head.tsx'
import styles from './reservation.module.css'
import type { Shown } from './shown.ts'
import { WhatItIs } from './what-it-is.tsx'

/** What erasing the personal data does, to be confirmed; or what has to be done first. */
export function EraseStep({ reservation, state, links }: Shown) {
  const { say, longMoment } = useI18n()
  const { landing, period } = reservation
  const name = landing.displayName
  const isCancellable = mayBeCancelled(state, reservation.status)
  const whatFirst = () => {
    if (isCancellable) return say('mine.eraseCancelFirst', { name })
    if (state === 'over') return say('mine.eraseWhenBack', { name })
    return say('mine.eraseLater', { name, date: longMoment(period.return) })
  }
  const back = (
    <a className={button.quiet} href={links.here}>
      {say('mine.back')}
    </a>
  )
  return (
    <section className={styles.reservation}>
      <OwnHead title={say('mine.eraseHeading')} />
      <h1>{say('mine.eraseHeading')}</h1>
      <WhatItIs reservation={reservation} />
      {mayBeErased(state, reservation.status) ? (
        <div className={card.card}>
          <p>{say('mine.eraseWhat')}</p>
          <p>{say('mine.eraseStays', { name })}</p>
          <form method="post" action={links.erase} className={styles.ways}>
            <button type="submit" className={button.button}>
              {say('mine.eraseNow')}
            </button>{' '}
            {back}
          </form>
        </div>
      ) : (
        <div className={card.card}>
          <p>{whatFirst()}</p>
          <p className={styles.ways}>
            {isCancellable && (
              <a className={button.button} href={links.cancel}>
                {say('mine.cancel')}
              </a>
            )}{' '}
            {back}
          </p>
        </div>
      )}
    </section>
  )
}
