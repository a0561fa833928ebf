import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import missing from '../not-found/missing-page.module.css'
import button from '../ui/button.module.css'
import { SecretPageHead } from './secret-page-head.tsx'

interface LostPageProps {
  status: 404 | 429
  /** What the address should have opened. */
  what: 'mine' | 'myReview' | 'quote' | 'waiting'
}

/** Shown for an unknown secret, without revealing which secrets exist. */
export function LostPage({ status, what }: LostPageProps) {
  const { t } = useI18n()
  const { localAddress, displayName } = useLanding()
  const title = t(status === 429 ? 'mine.waitTitle' : `${what}.lostTitle`)
  return (
    <section className={missing.part}>
      <SecretPageHead title={title} />
      <h1>{title}</h1>
      <p>{t(status === 429 ? 'mine.waitText' : `${what}.lostText`, { name: displayName })}</p>
      <p className={missing.ways}>
        <a className={button.button} href={`/${localAddress}`}>
          {t('missing.home')}
        </a>
      </p>
    </section>
  )
}
