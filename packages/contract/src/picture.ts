import type { HexColour } from '@nelly/domain/landings/colours'
import type { LogoGround } from '@nelly/domain/landings/logo-ground'

/** A stored picture: paths are below `/storage/`, sizes in pixels. `sources` are the lighter formats that are ready. */
export interface Picture {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly sources: readonly {
    readonly type: 'image/avif' | 'image/webp'
    readonly width: number
    readonly path: string
  }[]
  /** Nine hexadecimal digits: the colours of its upper, middle and lower third, shown until the picture is loaded. */
  readonly tones?: string | undefined
  /** Nowhere is it lighter than this colour, part by part; unknown of a picture that is still being prepared. */
  readonly lightest?: HexColour | undefined
  /** What a logo is visible on; white where it is unknown. */
  readonly ground?: LogoGround | undefined
}
