import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { useSourceSearch } from '../booking/booking-source.ts'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { NOTHING_STORED } from '../booking-storage/stored-booking.ts'
import { useI18n } from '../i18n.tsx'
import { ownLinks } from '../my-reservation/own-address.ts'
import { PageHead } from '../seo/page-head.tsx'
import button from '../ui/button.module.css'
import page from '../ui/page.module.css'
import type { Route } from './+types/route.ts'
import { correctContact } from './action.ts'
import { readBooked } from './booked.ts'
import styles from './route.module.css'
import { Thanks } from './thanks.tsx'

const NEUTRAL = { title: 'thanks.goneTitle', text: 'thanks.goneText' } as const
/** A visitor who returns to a cancelled reservation must not take it for a valid one. */
const CANCELLED = { title: 'thanks.cancelledTitle', text: 'thanks.cancelledText' } as const

export async function loader(args: Route.LoaderArgs) {
  const booked = await readBooked(args)
  const { landing, reservation, secret, params } = booked
  if (!reservation) return { landing, reservation: undefined }
  // The links go through this page, so that what is shown, shared or printed of it contains no secret.
  const links = ownLinks(landing.localAddress, secret)
  const to = params.get('to')
  if (to === 'reservation') throw redirect(links.here, 303)
  if (to === 'pay') throw redirect(links.pay, 303)
  if (to === 'calendar') throw redirect(links.calendar, 303)
  const { period, isWithdrawn, cancelled } = reservation
  const now = args.context.get(siteContext).site.now(landing)
  const state = stateOf({ period, isWithdrawn, isCancelled: cancelled !== undefined }, now)
  return { landing, reservation, state, now, isCorrected: params.has('corrected') }
}

export const action = (args: Route.ActionArgs) => correctContact(args)

/** The page contains personal data. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function ThanksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const source = useSourceSearch()
  const { landing, reservation } = loaderData
  const isOff = reservation && (loaderData.state === 'cancelled' || loaderData.state === 'withdrawn')
  const words = isOff ? CANCELLED : NEUTRAL
  const customer = isOff ? undefined : reservation?.customer
  const title = t(isOff ? CANCELLED.title : 'thanks.title')
  return (
    <>
      <PageHead title={actionData ? t('review.errorPrefix', { title }) : title} />
      <div className={page.narrow}>
        {reservation && customer ? (
          <Thanks
            reservation={reservation}
            customer={customer}
            now={loaderData.state === 'confirmed' ? loaderData.now : undefined}
            isCorrected={loaderData.isCorrected}
            returned={actionData}
          />
        ) : (
          <section className="grid">
            <h1>{t(words.title)}</h1>
            <p>{t(words.text, { landing: landing.displayName })}</p>
          </section>
        )}
        <p className={styles.home}>
          <a className={button.quiet} href={`/${landing.localAddress}${source}`}>
            {t('thanks.home')}
          </a>
        </p>
      </div>
      {customer && <BookingMirror stored={{ ...NOTHING_STORED, customerName: customer.firstName }} />}
    </>
  )
}
