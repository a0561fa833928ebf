import type { OwnedPicture } from '@nelly/contract/owned-vehicle'

/** How many of some pictures wait for their lighter copies, and for how many these could not be made so far. */
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

/** Copies are shown some ten seconds after one another: looked for twice as often, none is told late. */
const LOOK_AGAIN_MILLISECONDS = 5000

/** When to look again how far pictures are, in milliseconds; not at all where none waits. */
export const lookAgain = (pictures: readonly Converted[] = []): number | false =>
  conversionCounts(pictures).waiting > 0 && LOOK_AGAIN_MILLISECONDS
