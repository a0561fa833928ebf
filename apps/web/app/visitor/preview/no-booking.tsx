import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import missing from '../not-found/missing-page.module.css'
import button from '../parts/button.module.css'
import page from '../parts/page.module.css'
import { PageHead } from '../seo/page-head.tsx'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/no-booking.ts'

export async function loader(args: Route.LoaderArgs) {
  await visitedLanding(args)
  return null
}

/** Where a booking would go on: a preview link shows what a site will say, and books nothing. */
export default function NoBookingRoute() {
  const { say } = useI18n()
  const { localAddress } = useLanding()
  return (
    <div className={page.narrow}>
      <PageHead title={say('preview.noBookingTitle')} />
      <section className={missing.part}>
        <h1>{say('preview.noBookingTitle')}</h1>
        <p>{say('preview.noBookingText')}</p>
        <p className={missing.ways}>
          <a className={button.button} href={`/${localAddress}`}>
            {say('missing.home')}
          </a>
        </p>
      </section>
    </div>
  )
}
