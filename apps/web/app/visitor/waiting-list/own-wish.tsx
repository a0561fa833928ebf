import type { MyWish } from '@nelly/contract/public-site/waiting-list'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import { WhatItIs } from '../secret-pages/what-it-is.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'

/** The field of the form with what is done: to confirm a wish, or to leave the list. */
export const DO_FIELD = 'do'

/** A wish for who was mailed its link: opening it changes nothing, as programs open links of mails. */
export function OwnWish({ wish, here }: { wish: MyWish; here: string }) {
  const { t } = useI18n()
  const { state, vehicle, period } = wish
  const title = t(`waiting.${state}Title`)
  return (
    <SecretPageSection title={title}>
      <WhatItIs reservation={{ vehicle: { name: vehicle ?? t('waiting.any') }, period }} />
      <form method="post" action={here} className={card.card}>
        <p>{t(`waiting.${state}Text`, { name: wish.landing.displayName })}</p>
        <p className="muted">{t('waiting.kept')}</p>
        <p className="row targets on-screen">
          {state === 'asked' ? (
            <button type="submit" name={DO_FIELD} value="confirm" className={button.button}>
              {t('waiting.confirm')}
            </button>
          ) : (
            <a className={button.quiet} href={wish.search}>
              {t('waiting.search')}
            </a>
          )}{' '}
          <button type="submit" name={DO_FIELD} value="leave" className={button.quiet}>
            {t('waiting.leave')}
          </button>
        </p>
      </form>
    </SecretPageSection>
  )
}
