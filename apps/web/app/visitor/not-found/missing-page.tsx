import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../parts/button.module.css'
import page from '../parts/page.module.css'
import type { Missing } from '../visited-landing.ts'
import styles from './missing-page.module.css'

/** A landing's page for a missing page, or for one that failed (`missing` is undefined then). */
export function MissingPage({ missing, home }: { missing: Missing['missing'] | undefined; home: string }) {
  const { say } = useI18n()
  const { displayName } = useLanding()
  const title = say(missing ? 'missing.pageTitle' : 'missing.faultTitle')
  return (
    <div className={page.narrow}>
      <title>{`${title} · ${displayName}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.part}>
        <h1>{title}</h1>
        <p>
          {missing === undefined
            ? say('missing.faultText')
            : say(missing === 'vehicle' ? 'vehicle.notFound' : 'missing.pageText')}
        </p>
        <p className={styles.ways}>
          <a className={button.button} href={`${home}/vehicle`}>
            {say('home.allVehicles')}
          </a>{' '}
          <a className={button.quiet} href={home}>
            {say('missing.home')}
          </a>
        </p>
      </section>
    </div>
  )
}
