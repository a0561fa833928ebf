import type { HexColour } from '@nelly/domain/colours'

/** What stands on a share picture, in the words of its landing. */
export interface ShareCard {
  /** What it is about: a vehicle's name or the landing's. */
  readonly title: string
  /** Who offers it, where the title does not say so. */
  readonly by: string | undefined
  readonly price: { readonly before: string; readonly amount: string; readonly after: string } | undefined
  readonly colours: { readonly primary: HexColour; readonly secondary: HexColour }
}

/** The size in pixels that those who show previews ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
