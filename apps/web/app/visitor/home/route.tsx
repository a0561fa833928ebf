import { HOME_VEHICLES } from '@nelly/domain/limits'
import { bookingPage } from '../booking/booking-page.ts'
import { PageHead } from '../found/page-head.tsx'
import { usePublicAddress } from '../found/public-address.ts'
import { StructuredData } from '../found/structured-data.tsx'
import { rentalThing } from '../found/things.ts'
import { BookingMirror } from '../mirror/booking-mirror.tsx'
import { NOTHING_KEPT } from '../mirror/kept-booking.ts'
import { useSpeech } from '../speech.tsx'
import type { Route } from './+types/route.ts'
import { HomeSections } from './home-sections.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { site, landing, now, booking } = await bookingPage(args)
  const vehicles = await site.vehicles(landing.id, { limit: HOME_VEHICLES })
  return { landing, now, booking, vehicles }
}

export default function HomeRoute({ loaderData: { landing, now, booking, vehicles } }: Route.ComponentProps) {
  const { say } = useSpeech()
  const name = landing.displayName
  const description = landing.metaDescription ?? say('home.description', { name })
  const picture = vehicles[0]?.pictures[0]?.path
  return (
    <>
      <PageHead
        isHome
        title={landing.metaTitle ?? say('home.title', { name })}
        description={description}
        path={`/${landing.address}`}
      />
      <StructuredData things={[rentalThing(landing, usePublicAddress(), { description, picture })]} />
      <HomeSections booking={booking} now={now} vehicles={vehicles} />
      <BookingMirror kept={NOTHING_KEPT} />
    </>
  )
}
