import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { SiteReviews } from '@nelly/contract/reviews/site-reviews'
import type { Rates } from '@nelly/domain/rates/rates'
import type { Section } from '@nelly/domain/site/sections'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import type { ComponentType } from 'react'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import type { TripFormProps } from '../search-form/trip-fields.tsx'
import { AboutSection } from '../sections/about-section.tsx'
import { AnnouncementSection } from '../sections/announcement-section.tsx'
import { ContactSection } from '../sections/contact-section.tsx'
import { ExtrasSection } from '../sections/extras-section.tsx'
import { FleetSection } from '../sections/fleet-section.tsx'
import { GallerySection } from '../sections/gallery-section.tsx'
import { HeroSection } from '../sections/hero-section.tsx'
import { HowItWorksSection } from '../sections/how-it-works-section.tsx'
import { PlacesSection } from '../sections/places-section.tsx'
import { QuestionsSection } from '../sections/questions-section.tsx'
import { RequirementsSection } from '../sections/requirements-section.tsx'
import { ReviewsSection } from '../sections/reviews-section.tsx'
import { WhyUsSection } from '../sections/why-us-section.tsx'

interface HomeSectionsProps {
  booking: BookingUnderWay
  now: WallClock
  vehicles: readonly OfferedVehicle[]
  rates: Rates
  reviews: SiteReviews
  /** The form of the search, with what it says of faults or without. */
  Search: ComponentType<TripFormProps>
}

/** The sections of the home page between its header and its footer, in the operator's order. */
export function HomeSections(props: HomeSectionsProps) {
  const { site, displayName } = useLanding()
  const shown = site.sections.filter((section) => section.shown)
  const leading = shown.find(({ kind }) => kind === 'hero')
  return (
    <>
      {!leading && <h1 className="unseen">{displayName}</h1>}
      {shown.map((section) => (
        <HomeSection key={section.id} section={section} leads={section === leading} {...props} />
      ))}
    </>
  )
}

interface HomeSectionProps extends HomeSectionsProps {
  section: Section
  /** Whether its title is that of the page. */
  leads: boolean
}

function HomeSection({ section, leads, booking, now, vehicles, rates, reviews, Search }: HomeSectionProps) {
  const { localAddress } = useLanding()
  switch (section.kind) {
    case 'hero':
      return (
        <HeroSection
          leads={leads}
          section={section}
          booking={booking}
          now={now}
          vehiclePicture={vehicles[0]?.pictures[0]}
          Search={Search}
        />
      )
    case 'fleet': {
      const fresh = { given: {}, vehicle: undefined, extras: [], typed: {}, source: booking.source }
      return <FleetSection section={section} vehicles={vehicles} links={linksOf(localAddress, fresh)} />
    }
    case 'places':
      return <PlacesSection section={section} now={now} />
    case 'how-it-works':
      return <HowItWorksSection section={section} />
    case 'about':
      return <AboutSection section={section} />
    case 'gallery':
      return <GallerySection section={section} />
    case 'why-us':
      return <WhyUsSection section={section} />
    case 'requirements':
      return <RequirementsSection section={section} rates={rates} />
    case 'extras':
      return <ExtrasSection section={section} rates={rates} />
    case 'reviews':
      return <ReviewsSection section={section} reviews={reviews} />
    case 'questions':
      return <QuestionsSection section={section} booking={booking} />
    case 'announcement':
      return <AnnouncementSection section={section} today={dateOf(now)} />
    case 'contact':
      return <ContactSection section={section} />
  }
}
