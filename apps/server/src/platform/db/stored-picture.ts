import type { HexColour } from '@nelly/domain/landings/colours'
import type { LogoGround } from '@nelly/domain/landings/logo-ground'

/**
 * A picture as the database stores it: `path` is its JPEG or PNG below the storage's root, `width` and `height` its
 * pixels, `sources` the lighter formats made so far, each with a width in pixels. `tones` come with them: nine
 * hexadecimal digits, the colours of its upper, middle and lower third as red, green and blue; and `lightest`: the most of
 * red, of green and of blue that any of its parts has, a 32nd of its width each. Pictures of before have neither. `ground`: what a logo is visible on.
 */
export interface StoredPicture {
  path: string
  width: number
  height: number
  sources: { type: 'image/avif' | 'image/webp'; width: number; path: string }[]
  tones?: string
  lightest?: HexColour
  ground?: LogoGround
}
