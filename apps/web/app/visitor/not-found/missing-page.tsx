import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import page from '../ui/page.module.css'
import type { Missing } from '../visited-landing.ts'
import styles from './missing-page.module.css'

const FAULT = { title: 'missing.faultTitle', text: 'missing.faultText' } as const
const VEHICLE = { title: 'missing.pageTitle', text: 'vehicle.notFound' } as const
const BOOKING = { title: 'preview.noBookingTitle', text: 'preview.noBookingText' } as const
const PAGE = { title: 'missing.pageTitle', text: 'missing.pageText' } as const

function toldOf(missing: Missing['missing'] | undefined) {
  if (missing === undefined) return FAULT
  if (missing === 'vehicle') return VEHICLE
  return missing === 'booking' ? BOOKING : PAGE
}

/** A landing's page for a missing page, or for one that failed (`missing` is undefined then). */
export function MissingPage({ missing, home }: { missing: Missing['missing'] | undefined; home: string }) {
  const { t } = useI18n()
  const { displayName } = useLanding()
  const { title, text } = toldOf(missing)
  return (
    <div className={page.narrow}>
      <title>{`${t(title)} · ${displayName}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.part}>
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
        <p className={styles.ways}>
          <a className={button.button} href={`${home}/vehicle`}>
            {t('home.allVehicles')}
          </a>{' '}
          <a className={button.quiet} href={home}>
            {t('missing.home')}
          </a>
        </p>
      </section>
    </div>
  )
}
