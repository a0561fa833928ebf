import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Result } from '@nelly/domain/result'
import type { StoredPicture } from '../db/stored-picture.ts'
import type { ShareCard } from './share/share-card.ts'

/** Pixels of a picture as it was written. */
export interface Size {
  width: number
  height: number
}

export type LighterFormat = 'avif' | 'webp'

export interface LighterCopy {
  to: string
  format: LighterFormat
  width: number
}

/** The kinds of conversions, from file to file. */
export type Conversion =
  /** A photograph to a JPEG of at most `side` pixels a side. */
  | { kind: 'photograph'; from: string; to: string; side: number }
  /** A picture of any format, or SVG, to a square PNG of at most `side` pixels. */
  | { kind: 'icon'; from: string; to: string; side: number }
  /** A logo, of any format or SVG, to PNG and WebP, and to those of the copies that are narrower than it is. */
  | { kind: 'logo'; from: string; png: string; webp: string; copies: readonly LighterCopy[] }
  /** A stored logo or icon to an opaque square PNG of exactly `side` pixels. */
  | { kind: 'sign'; from: string; to: string; side: number }
  /** A share picture from its texts and, if there are any, a stored logo and photograph. */
  | { kind: 'share'; card: ShareCard; logo: string | undefined; photograph: string | undefined; to: string }
  /** A base JPEG or PNG to its lighter copies, or only to its colours (`PictureColours`) if none are requested. */
  | { kind: 'lighter'; from: string; copies: readonly LighterCopy[] }

/** What is computed of a picture with its copies. */
export type PictureColours = Pick<StoredPicture, 'tones' | 'lightest' | 'ground'>

/** The size of the output (of the first copy, where there are several), and with copies the picture's colours. */
export type Written = Size & PictureColours

/** The output, or why the file is refused. */
export type Converted = Result<
  Written,
  Extract<
    Refusal,
    | 'image-heic'
    | 'image-not-an-image'
    | 'image-not-an-image-or-svg'
    | 'image-too-many-pixels'
    | 'image-too-complex'
  >
>
