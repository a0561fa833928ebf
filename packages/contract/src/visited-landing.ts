import type { HexColour } from '@nelly/domain/colours'
import type { LandingId } from '@nelly/domain/ids'
import type { Robots } from '@nelly/domain/robots'
import type { Language } from './wire.ts'

/** A stored picture: paths are below `/storage/`, sizes in pixels. `sources` are the lighter formats ready by now. */
export interface Picture {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly sources: readonly {
    readonly type: 'image/avif' | 'image/webp'
    readonly width: number
    readonly path: string
  }[]
  /** Nine hexadecimal digits: the colours of its upper, middle and lower third, to be seen until it is there. */
  readonly tones?: string | undefined
}

/** A published landing as its visitors know it. */
export interface VisitedLanding {
  readonly id: LandingId
  /** Its address below the origin, without the slash. */
  readonly address: string
  readonly displayName: string
  readonly logo: Picture
  readonly favicon: string | null
  readonly colours: { readonly primary: HexColour; readonly secondary: HexColour }
  readonly language: Language
  readonly timezone: string
  readonly showRatings: boolean
  /** Distinct, in the owner's order; empty where the owner named none and visitors type freely. */
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
  /** What its owner tells search engines and link previews; null where they leave it to the page. */
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly metaKeywords: string | null
  readonly ogTitle: string | null
  readonly ogDescription: string | null
  /** A path below `/storage/`. */
  readonly ogImage: string | null
  readonly robots: Robots | null
  /** The address that the home page is to be known by. */
  readonly canonicalUrl: string | null
}

/** Addresses below the origin; each changes with what the picture shows. */
export interface LandingPictures {
  /** Where the landing's address is shared: 1200 x 630 pixels. */
  readonly share: string
  /** On tabs and in bookmarks. */
  readonly icon: string
  /** On home screens. */
  readonly touchIcon: string
}
