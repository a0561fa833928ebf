import { waysToReach } from '../contact/ways-to-reach.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../ui/icon.tsx'
import page from '../ui/page.module.css'
import styles from './missing-page.module.css'

/** Every page of a landing whose account is suspended: that it is paused, why where that is said, and whom to ask. */
export function PausedPage() {
  const { t } = useI18n()
  const landing = useLanding()
  const { displayName: name, suspension } = landing
  const ways = waysToReach(landing, t)
  return (
    <div className={page.narrow}>
      {/* Search engines may go on showing it: the status tells them to come again. */}
      <title>{`${t('paused.title')} · ${name}`}</title>
      <section className={styles.part}>
        <h1>{t('paused.title')}</h1>
        <p>{t('paused.text', { name })}</p>
        {suspension?.note && <p>{suspension.note}</p>}
        <p>{t('paused.booked')}</p>
        <p>{t('paused.ask', { name })}</p>
        {ways.length > 0 && (
          <ul className={styles.reach}>
            {ways.map(({ icon, text, href }) => (
              <li key={icon}>
                <Icon name={icon} /> {href ? <a href={href}>{text}</a> : <span>{text}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
