import type { HexColour } from '@nelly/domain/landings/colours'

/** The contents of a share picture, in the landing's language. */
export interface ShareCard {
  /** Its subject: a vehicle's name or the landing's. */
  readonly title: string
  /** The landing, where the title does not name it. */
  readonly by: string | undefined
  readonly price: { readonly before: string; readonly amount: string; readonly after: string } | undefined
  readonly colours: { readonly primary: HexColour; readonly secondary: HexColour }
}

/** The recommended size of share pictures, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
