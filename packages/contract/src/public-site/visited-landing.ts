import type { Currency } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { Robots } from '@nelly/domain/landings/robots'
import type { VisitedPlace } from '@nelly/domain/places/places'
import type { BookingMode } from '@nelly/domain/reservations/booking-mode'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Picture } from '../picture.ts'
import type { Language } from '../wire.ts'

/** A published landing as its visitors see it. */
export interface VisitedLanding {
  readonly id: LandingId
  /** Its address below the origin, without the slash. */
  readonly address: string
  /** The same in the language it is read in, such as `caribe/en`: its pages are below it. */
  readonly localAddress: string
  readonly displayName: string
  readonly logo: Picture
  readonly favicon: string | null
  readonly colours: { readonly primary: HexColour; readonly secondary: HexColour }
  /** The language it is read in. */
  readonly language: Language
  /** All that it is offered in, the main one first. */
  readonly languages: readonly [Language, ...Language[]]
  readonly timezone: string
  readonly showRatings: boolean
  /** Whether bookings are confirmed at once, and within how many hours requests are answered. */
  readonly bookingMode: BookingMode
  readonly answerHours: number
  /** The currency it charges in. */
  readonly currency: Currency
  /** Distinct, in the owner's order; empty where the owner has no locations and visitors type freely. */
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
  /** Those that are offered, with what is known of them, in the owner's order. */
  readonly places: readonly VisitedPlace[]
  /** What its owner tells search engines and link previews; null where the page's default is used. */
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly metaKeywords: string | null
  readonly ogTitle: string | null
  readonly ogDescription: string | null
  /** A path below `/storage/`. */
  readonly ogImage: string | null
  readonly robots: Robots | null
  /** The canonical address of the home page. */
  readonly canonicalUrl: string | null
  /** Until when a preview link shows its draft, in its time zone; undefined for what is live. */
  readonly previewEnds?: WallClock
  /** Where its pages are paused, as its account is suspended. */
  readonly suspension: Suspension | null
  /** The publication that visitors read, by its number; null where nothing was published yet. */
  readonly publication: number | null
  /** What the operator says on the site, and the stored pictures that it names, by their paths. */
  readonly site: SiteDocument
  readonly sitePictures: Readonly<Record<string, Picture>>
  /** The digits with the country code of its phones and those of its places, by how they are written; without those that can't be a number. */
  readonly phones: Readonly<Record<string, string>>
}

/** What the pages of a suspended account say besides that they are paused. */
export interface Suspension {
  readonly note: string | null
}

/** Addresses below the origin; each changes with the content of the image. */
export interface LandingPictures {
  /** The share picture: 1200 x 630 pixels. */
  readonly share: string
  /** On tabs and in bookmarks. */
  readonly icon: string
  /** On home screens. */
  readonly touchIcon: string
}
