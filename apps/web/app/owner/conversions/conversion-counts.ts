import type { OwnedPicture } from '@nelly/contract/specified/vehicle-mapper'

/** How many pictures are waiting for their lighter formats, and how many have failed so far. */
export interface ConversionCounts {
  readonly total: number
  readonly waiting: number
  readonly failed: number
}

type Converted = Pick<OwnedPicture, 'conversion'>

export function conversionCounts(pictures: readonly Converted[]): ConversionCounts {
  const count = (which: Converted['conversion']) =>
    pictures.filter(({ conversion }) => conversion === which).length
  return { total: pictures.length, waiting: count('waiting'), failed: count('failed') }
}

/** Pictures finish some ten seconds apart: polling twice as often shows each in time. */
const LOOK_AGAIN_MILLISECONDS = 5000

/** After how many milliseconds to poll the state of conversions; false where none is waiting. */
export const lookAgain = (pictures: readonly Converted[] = []): number | false =>
  conversionCounts(pictures).waiting > 0 && LOOK_AGAIN_MILLISECONDS
