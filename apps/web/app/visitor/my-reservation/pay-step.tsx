import type { MinorUnits } from '@nelly/domain/money'
import { useI18n } from '../i18n.tsx'
import { SecretPageSection } from '../secret-pages/secret-page-section.tsx'
import button from '../ui/button.module.css'
import card from '../ui/card.module.css'
import { Notice } from '../ui/notice.tsx'
import type { Shown } from './shown.ts'

interface PayStepProps extends Shown {
  due: MinorUnits
  /** Whether no link could be made. */
  isRefused: boolean
}

/** Leads to where the prepayment is paid, by a link that is made for it. */
export function PayStep({ reservation, links, due, isRefused }: PayStepProps) {
  const { t, money } = useI18n()
  const { landing, quote } = reservation
  const title = t('pay.prepaymentTitle')
  return (
    <SecretPageSection title={title}>
      {isRefused && <Notice kind="problem" isFocused title={t('pay.prepaymentRefused')} />}
      <div className={card.card}>
        <p>
          {t('pay.prepaymentText', {
            amount: money({ minor: due, currency: quote.currency }),
            name: landing.displayName,
          })}
        </p>
        <form method="post" action={links.pay} className="row targets on-screen">
          <button type="submit" className={button.button}>
            {t('pay.prepaymentGo')}
          </button>{' '}
          <a className={button.quiet} href={links.here}>
            {t('myReview.back')}
          </a>
        </form>
      </div>
    </SecretPageSection>
  )
}
