import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { Section } from '@nelly/domain/site/sections'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { FleetSection } from '../sections/fleet-section.tsx'
import { HeroSection } from '../sections/hero-section.tsx'
import { HowItWorksSection } from '../sections/how-it-works-section.tsx'
import { PlacesSection } from '../sections/places-section.tsx'

interface HomeSectionsProps {
  booking: BookingUnderWay
  now: WallClock
  vehicles: readonly OfferedVehicle[]
}

/** The sections of the home page between its header and its footer, in the operator's order. */
export function HomeSections(props: HomeSectionsProps) {
  const { site } = useLanding()
  return site.sections
    .filter(({ shown }) => shown)
    .map((section) => <HomeSection key={section.id} section={section} {...props} />)
}

function HomeSection({ section, booking, now, vehicles }: HomeSectionsProps & { section: Section }) {
  const { address } = useLanding()
  switch (section.kind) {
    case 'hero':
      return <HeroSection section={section} booking={booking} now={now} picture={vehicles[0]?.pictures[0]} />
    case 'fleet': {
      const fresh = { given: {}, vehicle: undefined, extras: [], typed: {} }
      return <FleetSection section={section} vehicles={vehicles} links={linksOf(address, fresh)} />
    }
    case 'places':
      return <PlacesSection section={section} now={now} />
    case 'how-it-works':
      return <HowItWorksSection section={section} />
    default:
      return null
  }
}
