import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { PageHead } from '../found/page-head.tsx'
import { BookingMirror } from '../mirror/booking-mirror.tsx'
import { NOTHING_KEPT } from '../mirror/kept-booking.ts'
import button from '../parts/button.module.css'
import page from '../parts/page.module.css'
import { useSpeech } from '../speech.tsx'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { Thanks } from './thanks.tsx'

const GONE = { title: 'thanks.goneTitle', text: 'thanks.goneText' } as const
/** A form that is sent again after its reservation was called off books nothing, and must not look as if it had. */
const CANCELLED = { title: 'thanks.cancelledTitle', text: 'thanks.cancelledText' } as const

const REFERENCE = /^[\w-]{1,100}$/

export async function loader(args: Route.LoaderArgs) {
  const landing = await visitedLanding(args)
  const reference = new URL(args.request.url).searchParams.get('r') ?? ''
  if (!REFERENCE.test(reference)) throw redirect(`/${landing.address}`, 303)
  const { site } = args.context.get(siteContext)
  return { landing, reference, thanked: await site.customerOf(landing.id, reference) }
}

/** The page shows a person's name. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function ThanksRoute({ loaderData: { landing, reference, thanked } }: Route.ComponentProps) {
  const { say } = useSpeech()
  const customer = thanked?.isCancelled ? undefined : thanked?.firstName
  const words = thanked?.isCancelled ? CANCELLED : GONE
  const home = (
    <a className={button.quiet} href={`/${landing.address}`}>
      {say('thanks.home')}
    </a>
  )
  return (
    <>
      <PageHead title={say(thanked?.isCancelled ? CANCELLED.title : 'thanks.title')} />
      <div className={page.narrow}>
        {customer === undefined ? (
          <section className={styles.gone}>
            <h1>{say(words.title)}</h1>
            <p>{say(words.text, { landing: landing.displayName })}</p>
          </section>
        ) : (
          <Thanks customer={customer} landing={landing.displayName} reference={reference} />
        )}
        <p className={styles.home}>{home}</p>
      </div>
      {customer !== undefined && <BookingMirror kept={{ ...NOTHING_KEPT, customerName: customer }} />}
    </>
  )
}
