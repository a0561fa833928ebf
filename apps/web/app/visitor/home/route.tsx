import { NO_REVIEWS } from '@nelly/contract/reviews/site-reviews'
import { homeVehicles } from '@nelly/domain/site/home-vehicles'
import { dateOf } from '@nelly/domain/wall-clock'
import { bookingPage } from '../booking/booking-page.ts'
import { aboutPrice } from '../booking/price.ts'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { NOTHING_STORED } from '../booking-storage/stored-booking.ts'
import { TripForm } from '../search-form/trip-form.tsx'
import { homeMetadata } from '../seo/home-metadata.ts'
import { rentalThing } from '../seo/json-ld.ts'
import { HomeHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import type { Route } from './+types/route.ts'
import { HomeSections } from './home-sections.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { site, landing, now, prices, booking } = await bookingPage(args)
  const first = await site.vehicles(landing.id, { limit: homeVehicles(landing.site) })
  const vehicles = first.map((vehicle) => ({ ...vehicle, ...aboutPrice(prices, vehicle) }))
  const showsReviews = landing.site.sections.some(({ kind, shown }) => kind === 'reviews' && shown)
  const reviews = showsReviews ? await site.reviews(landing) : NO_REVIEWS
  return { landing, now, booking, vehicles, reviews, rates: prices.rates }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { landing, now, booking, vehicles, reviews, rates } = loaderData
  const publicAddress = usePublicAddress()
  const metadata = homeMetadata(landing, publicAddress)
  const { description } = metadata
  const picture = vehicles[0]?.pictures[0]?.path
  return (
    <>
      <HomeHead metadata={metadata} />
      <StructuredData
        things={[rentalThing(landing, publicAddress, { description, picture, reviews, today: dateOf(now) })]}
      />
      <HomeSections
        booking={booking}
        now={now}
        vehicles={vehicles}
        rates={rates}
        reviews={reviews}
        Search={TripForm}
      />
      <BookingMirror stored={NOTHING_STORED} />
    </>
  )
}
