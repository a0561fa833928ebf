import type { VisitedLanding } from '@nelly/contract/public-site'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { LegalLinks } from '../legal/legal-links.tsx'
import styles from './landing-footer.module.css'

export function LandingFooter({ landing: { address, displayName, timezone } }: { landing: VisitedLanding }) {
  const { say } = useI18n()
  const year = wallClockIn(timezone, new Date()).slice(0, 4)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{say('frame.rights', { year, name: displayName })}</p>
        <p className={styles.links}>
          <a href={`/${address}/vehicle`}>{say('frame.vehicles')}</a>{' '}
          <a href={`/${address}/FAQ`}>{say('frame.faq')}</a>
          <LegalLinks />
        </p>
      </div>
    </footer>
  )
}
