import type { OwnedPlace } from '@nelly/contract/places/places'
import type { Picture, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { NO_REVIEWS, type SiteReviews } from '@nelly/contract/reviews/site-reviews'
import type { SiteDraft } from '@nelly/contract/site/calls'
import {
  type OfferedVehicle,
  type OwnedVehicle,
  offeredVehicle,
} from '@nelly/contract/specified/vehicle-mapper'
import type { Language } from '@nelly/contract/wire'
import { USD } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import { type HexColour, parseColour } from '@nelly/domain/landings/colours'
import { isOffered, placeChoices } from '@nelly/domain/places/places'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import type { BookingMode } from '@nelly/domain/reservations/booking-mode'
import { homeVehicles } from '@nelly/domain/site/home-vehicles'
import { filledSite } from '@nelly/domain/site/placeholders'
import { languagesOf, type SiteDocument } from '@nelly/domain/site/site-document'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { placeholderFacts } from './placeholder-facts.ts'

/** The data of a preview: a landing as a form holds it, incomplete or saved. */
export interface PreviewedLanding {
  name: string
  /** Address of the logo; none until one is chosen. */
  logo: string | undefined
  primary: string
  secondary: string
  language: Language | null
  showRatings?: boolean
  bookingMode?: BookingMode
  answerHours?: number
  vehicles?: readonly OwnedVehicle[]
  places?: readonly OwnedPlace[]
  /** Its id, once it is stored. */
  id?: number
  /** What its site says; without it, what a new one does. */
  site?: SiteDocument
  sitePictures?: SiteDraft['pictures']
  phones?: VisitedLanding['phones']
  /** Its rates; without them, those of a new landing. */
  rates?: Rates
  /** What customers say of it; nothing without it. */
  reviews?: SiteReviews
}

/** The data for the frame: the same as the server gives the visitor's home page. */
export interface Preview {
  landing: VisitedLanding
  vehicles: readonly OfferedVehicle[]
  rates: Rates
  reviews: SiteReviews
}

/** The values of the visitor's page; what is not chosen yet, or whose size is not known yet, is neutral. */
export function previewOf(
  shown: PreviewedLanding & { site: SiteDocument },
  unnamed: string,
  logoLook: Pick<Picture, 'width' | 'height' | 'ground'> | undefined,
): Preview {
  const { logo, places = [], vehicles = [] } = shown
  const onSale = vehicles.filter(({ isOnSale }) => isOnSale)
  const colours = coloursOf(shown)
  const language = shown.language ?? 'es'
  const displayName = shown.name.trim() || unnamed
  const { site } = shown
  return {
    landing: {
      ...UNKNOWN,
      displayName,
      logo:
        logo && logoLook
          ? { path: storedPath(logo), ...logoLook, sources: [] }
          : { path: NO_LOGO, width: 80, height: 80, sources: [] },
      colours,
      language,
      languages: languagesOf(site.languages),
      site: filledSite(site, placeholderFacts(displayName, vehicles, places)),
      sitePictures: Object.fromEntries(
        (shown.sitePictures ?? []).map((picture) => [picture.path, { ...picture, sources: [] }]),
      ),
      phones: shown.phones ?? {},
      showRatings: shown.showRatings ?? false,
      bookingMode: shown.bookingMode ?? 'instant',
      answerHours: shown.answerHours ?? 24,
      ...placeChoices(places),
      places: places.filter(isOffered),
    },
    vehicles: onSale.slice(0, homeVehicles(site)).map(offered),
    rates: shown.rates ?? DEFAULT_RATES,
    reviews: shown.reviews ?? NO_REVIEWS,
  }
}

/** The chosen colours; neutral ones for those that are not chosen yet. */
export const coloursOf = ({ primary, secondary }: Pick<PreviewedLanding, 'primary' | 'secondary'>) => ({
  primary: colourOr(primary, NEUTRAL.primary),
  secondary: colourOr(secondary, NEUTRAL.secondary),
})

const NEUTRAL = { primary: '#5b6b6e' as HexColour, secondary: '#c9d2d3' as HexColour }

/** A dashed placeholder for the logo. */
const NO_LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' width='80' height='80'%3E%3Crect x='5' y='5' width='70' height='70' rx='16' fill='none' stroke='%23899' stroke-width='3' stroke-dasharray='8 6'/%3E%3C/svg%3E"

/** Data of a visitor's page that a preview does not show. */
const UNKNOWN = {
  id: 0 as LandingId,
  address: '',
  localAddress: '',
  favicon: null,
  timezone: HOME_TIMEZONE,
  currency: USD,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  robots: null,
  canonicalUrl: null,
  publication: null,
  suspension: null,
}

function colourOr(text: string, otherwise: HexColour): HexColour {
  const colour = parseColour(text)
  return colour.ok ? colour.value : otherwise
}

const storedPath = (address: string): string => address.replace(/^\/storage\//, '')

const offered = (vehicle: OwnedVehicle): OfferedVehicle =>
  offeredVehicle(vehicle, {
    specialFeatures: [],
    pictures: vehicle.pictures.map(({ path, width, height }) => ({ path, width, height, sources: [] })),
    available: undefined,
  })
