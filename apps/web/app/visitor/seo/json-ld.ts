import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { SiteReviews } from '@nelly/contract/reviews/site-reviews'
import { decimalDigits } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { averageStars, type ReviewFigures } from '@nelly/domain/reviews/review'
import { descriptionIn } from '@nelly/domain/vehicles/vehicle-description'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { operatorFacts, placeThing } from './place-thing.ts'
import type { Thing } from './structured-data.tsx'

/** Makes an absolute URL of a path. */
type PublicAddress = (path: string) => string

/** What is told of an operator beside their landing. */
interface AboutRental {
  readonly description: string
  readonly picture?: string | undefined
  /** Those that the page shows. */
  readonly reviews: SiteReviews
  readonly today: CalendarDate
}

/** The operator, as schema.org's type for rentals. */
export const rentalThing = (
  landing: VisitedLanding,
  publicAddress: PublicAddress,
  { description, picture, reviews, today }: AboutRental,
): Thing => ({
  '@type': 'AutoRental',
  ...rentalReference(landing, publicAddress),
  name: landing.displayName,
  description,
  url: homeOf(landing, publicAddress),
  logo: publicAddress(`/storage/${landing.logo.path}`),
  image: publicAddress(`/storage/${picture ?? landing.logo.path}`),
  currenciesAccepted: landing.currency,
  ...operatorFacts(landing, today),
  ...(landing.pickupPlaces.length > 0 && {
    location: landing.pickupPlaces.map((name) => placeThing(name, landing, today)),
  }),
  ...reviewThings(reviews),
})

/** What customers said after their rental: the average of all stars, and the texts that are on the page. */
const reviewThings = (reviews: SiteReviews): object => ({
  ...averageThing(reviews),
  ...(reviews.shown.length > 0 && {
    review: reviews.shown.map(({ stars, text, name, language, givenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: givenOn,
      inLanguage: language,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ...ratingValues(stars) },
    })),
  }),
})

/** The average of all stars that customers gave; nothing without any. */
function averageThing(figures: ReviewFigures): object {
  const average = averageStars(figures)
  if (average === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ...ratingValues(average), ratingCount: figures.count },
  }
}

const ratingValues = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 })

/** Labels of a vehicle in the landing's language. */
interface VehicleWords {
  readonly type: string
  readonly transmission: string
  readonly fuel: string | null
}

/** A vehicle with its price per day, and with what customers gave it. Invented stars are not included. */
export function vehicleThing(
  landing: VisitedLanding,
  vehicle: OfferedVehicle,
  publicAddress: PublicAddress,
  words: VehicleWords,
): Thing {
  const { currency, additions } = vehicle
  const price = decimalDigits(priceOfDay(vehicle))
  const url = publicAddress(`/${landing.localAddress}/vehicles/${vehicle.id}`)
  return {
    '@type': 'Car',
    name: vehicle.name,
    description: descriptionIn(vehicle, landing.language, landing.languages[0]).text,
    url,
    image: vehicle.pictures.map(({ path }) => publicAddress(`/storage/${path}`)),
    ...(vehicle.brand && { brand: { '@type': 'Brand', name: vehicle.brand } }),
    bodyType: words.type,
    vehicleTransmission: words.transmission,
    vehicleSeatingCapacity: vehicle.seats,
    ...(vehicle.doors !== null && { numberOfDoors: vehicle.doors }),
    ...(words.fuel && { fuelType: words.fuel }),
    ...(vehicle.reviewFigures && averageThing(vehicle.reviewFigures)),
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      price,
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        unitCode: 'DAY',
        valueAddedTaxIncluded: additions === 'charges' || additions === 'nothing',
      },
      seller: {
        '@type': 'AutoRental',
        ...rentalReference(landing, publicAddress),
        name: landing.displayName,
      },
    },
  }
}

/** Questions with their answers. */
export const questionsThing = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The breadcrumbs from the landing's home page to this one; each step's path is below the home page's. */
export const wayThing = (
  landing: VisitedLanding,
  publicAddress: PublicAddress,
  steps: readonly { readonly name: string; readonly path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: landing.displayName, path: '' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicAddress(`/${landing.localAddress}${path}`),
  })),
})

/** The id by which all pages of a landing refer to the same operator. */
const rentalReference = ({ address }: VisitedLanding, publicAddress: PublicAddress) => ({
  '@id': publicAddress(`/${address}#rental`),
})

const homeOf = ({ localAddress, canonicalUrl }: VisitedLanding, publicAddress: PublicAddress) =>
  canonicalUrl ?? publicAddress(`/${localAddress}`)
