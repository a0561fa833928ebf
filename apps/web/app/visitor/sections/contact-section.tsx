import type { SectionNamed } from '@nelly/domain/site/sections'
import { waysToReach } from '../contact/ways-to-reach.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './contact.module.css'
import { TitledSection } from './titled-section.tsx'

/** How the operator is reached; nothing where the site says no way. */
export function ContactSection({ section: shown }: { section: SectionNamed<'contact'> }) {
  const { t } = useI18n()
  const known = waysToReach(useLanding(), t)
  if (known.length === 0) return null
  return (
    <TitledSection
      section={shown}
      usual={t('contact.title')}
      isSplit={shown.variant === 'card' || known.length === 1}
    >
      <ul className={styles[shown.variant]}>
        {known.map(({ icon, name, text, href }) => (
          <li key={icon} className={styles.way}>
            <Icon name={icon} className={styles.icon} />
            <span className="muted">{name}</span>{' '}
            {href ? (
              <a className={styles.value} href={href}>
                {text}
              </a>
            ) : (
              <span className={styles.value}>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
