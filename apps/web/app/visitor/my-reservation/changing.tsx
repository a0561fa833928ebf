import { useI18n } from '../i18n.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import type { Shown } from './shown.ts'
import standing from './standing.module.css'

/** The change that the visitor asked for, and the link to ask for one. */
export function Changing({ reservation, links }: Shown) {
  const { t, longMoment } = useI18n()
  const { landing, openWish, wishRefusal } = reservation
  const name = landing.displayName
  if (wishRefusal === 'over') return null
  return (
    <section className={`${card.card} on-screen`}>
      <h2>{t('mine.changeTitle')}</h2>
      {openWish ? (
        <>
          <p>{t('mine.wishText', { date: longMoment(openWish.at) })}</p>
          <blockquote className={standing.message}>{openWish.text}</blockquote>
        </>
      ) : (
        <p>{t('mine.changeText', { name })}</p>
      )}
      <p className="row targets on-screen">
        <a className={button.quiet} href={links.change}>
          {openWish ? t('mine.changeAgain') : t('mine.changeAsk')}
        </a>
      </p>
    </section>
  )
}
