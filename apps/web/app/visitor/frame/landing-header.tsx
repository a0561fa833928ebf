import { localAddress } from '@nelly/contract/landings/landing-language'
import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { TRAITS } from '@nelly/contract/words/languages'
import { useLocation } from 'react-router'
import { useSourceSearch } from '../booking/booking-source.ts'
import { waysToReach } from '../contact/ways-to-reach.ts'
import { useI18n } from '../i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import { PictureSources } from '../ui/picture-sources.tsx'
import { storedAddress } from '../ui/stored-address.ts'
import styles from './landing-header.module.css'
import { OwnPageLinks } from './own-page-links.tsx'

/** A link to the same page in the landing's other language, with the booking under way; nothing where it has but one. */
function LanguageLink({ landing }: { landing: VisitedLanding }) {
  const { pathname, search } = useLocation()
  const { address, language, languages } = landing
  const other = languages.find((one) => one !== language)
  if (!other) return null
  const rest = pathname.replace(/^\/[^/]*/, '')
  return (
    <a href={`/${localAddress(address, languages[0], other)}${rest}${search}`} hrefLang={other} lang={other}>
      {TRAITS[other].name}
    </a>
  )
}

/** As in the style sheet. */
const LOGO_SIZES = '(min-width: 40rem) 152px, 24vw'

export function LandingHeader({ landing }: { landing: VisitedLanding }) {
  const { localAddress, displayName, logo } = landing
  const { t } = useI18n()
  const source = useSourceSearch()
  // A wide logo contains the name itself.
  const isWide = logo.width >= 2 * logo.height
  const [reach] = waysToReach(landing, t)
    .filter(({ icon, href }) => href && (icon === 'chat' || icon === 'phone'))
    .toReversed()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a
          className={styles.brand}
          href={`/${localAddress}${source}`}
          aria-label={t('frame.home', { name: displayName })}
        >
          <span className={logo.ground === '#111111' ? styles.darkPlate : styles.plate}>
            <picture>
              <PictureSources picture={logo} sizes={LOGO_SIZES} />
              <img
                src={storedAddress(logo.path)}
                alt={isWide ? displayName : ''}
                width={logo.width}
                height={logo.height}
                className={styles.logo}
              />
            </picture>
          </span>
          {!isWide && <span className={styles.name}>{displayName}</span>}
        </a>{' '}
        <nav className={styles.menu} aria-label={t('frame.menu')}>
          {!landing.suspension && (
            <>
              <a href={`/${localAddress}/vehicle${source}`}>{t('frame.vehicles')}</a>
              <span className={styles.own}>
                <OwnPageLinks landing={landing} />
              </span>{' '}
              <a className={styles.questions} href={`/${localAddress}/FAQ${source}`}>
                {t('frame.faq')}
              </a>{' '}
            </>
          )}
          <LanguageLink landing={landing} />{' '}
          {reach && (
            <a className={styles.reach} href={reach.href} aria-label={`${reach.name}: ${reach.text}`}>
              <Icon name={reach.icon} />
            </a>
          )}
        </nav>
      </div>
    </header>
  )
}
