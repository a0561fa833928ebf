import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { FirstVehicles } from './first-vehicles.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

interface HomeSectionsProps {
  booking: BookingUnderWay
  now: WallClock
  vehicles: readonly OfferedVehicle[]
}

/** The content of the home page between its header and its footer. */
export function HomeSections({ booking, now, vehicles }: HomeSectionsProps) {
  const { address } = useLanding()
  const fresh = { given: {}, vehicle: undefined, extras: [] }
  return (
    <>
      <Hero booking={booking} now={now} picture={vehicles[0]?.pictures[0]} />
      <FirstVehicles vehicles={vehicles} booking={booking} links={linksOf(address, fresh)} />
      <HowItWorks />
    </>
  )
}
