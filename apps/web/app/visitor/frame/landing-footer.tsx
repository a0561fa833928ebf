import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { useSourceSearch } from '../booking/booking-source.ts'
import { waysToReach } from '../contact/ways-to-reach.ts'
import { useI18n } from '../i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './landing-footer.module.css'
import { LegalLinks } from './legal-links.tsx'
import { OwnPageLinks } from './own-page-links.tsx'

export function LandingFooter({ landing }: { landing: VisitedLanding }) {
  const { localAddress, displayName, timezone } = landing
  const { t } = useI18n()
  const source = useSourceSearch()
  const year = wallClockIn(timezone, new Date()).slice(0, 4)
  // A page that is paused says it itself.
  const ways = landing.suspension ? [] : waysToReach(landing, t)
  return (
    <footer className={styles.footer}>
      {ways.length > 0 && (
        <ul className={styles.ways} aria-label={t('contact.title')}>
          {ways.map(({ icon, text, href }) => (
            <li key={icon}>
              <Icon name={icon} /> {href ? <a href={href}>{text}</a> : <span>{text}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.inner}>
        <p>{t('frame.rights', { year, name: displayName })}</p>
        {!landing.suspension && (
          <p className={styles.links}>
            <a href={`/${localAddress}/vehicle${source}`}>{t('frame.vehicles')}</a>{' '}
            <a href={`/${localAddress}/FAQ${source}`}>{t('frame.faq')}</a>
            <OwnPageLinks landing={landing} />
            <LegalLinks />
          </p>
        )}
      </div>
    </footer>
  )
}
