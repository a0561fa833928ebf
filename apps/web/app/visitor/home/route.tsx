import { HOME_VEHICLES } from '@nelly/domain/limits'
import { bookingPage } from '../booking/booking-page.ts'
import { PageHead } from '../frame/page-head.tsx'
import { linksOf } from '../links.ts'
import { useSpeech } from '../speech.tsx'
import type { Route } from './+types/route.ts'
import { FirstVehicles } from './first-vehicles.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { site, landing, now, booking } = await bookingPage(args)
  const vehicles = await site.vehicles(landing.id, { limit: HOME_VEHICLES })
  return { landing, now, booking, vehicles }
}

export default function HomeRoute({ loaderData: { landing, now, booking, vehicles } }: Route.ComponentProps) {
  const { say } = useSpeech()
  const name = landing.displayName
  const fresh = { given: {}, vehicle: undefined, extras: [] }
  return (
    <>
      <PageHead
        title={landing.metaTitle ?? say('home.title', { name })}
        description={landing.metaDescription ?? say('home.description', { name })}
      />
      <Hero booking={booking} now={now} picture={vehicles[0]?.pictures[0]} />
      <FirstVehicles vehicles={vehicles} booking={booking} links={linksOf(landing.address, fresh)} />
      <HowItWorks />
    </>
  )
}
