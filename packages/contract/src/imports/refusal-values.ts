import type { RowRefusal } from '@nelly/domain/imports/planned-row'
import { isRefusal, refusalWords } from '../refusals/refusal-words.ts'
import type { Language } from '../wire.ts'

/** The values of the words for why a row is refused. */
export const refusalValues = (
  { overlap, refusal }: Pick<RowRefusal, 'overlap' | 'refusal'>,
  language: Language,
): Record<string, string | Date> => ({
  ...(isRefusal(refusal) && { refusal: refusalWords(refusal, language) }),
  // Noon, as days have no time zone.
  ...(overlap && {
    ...overlap,
    from: new Date(`${overlap.from}T12:00Z`),
    until: new Date(`${overlap.until}T12:00Z`),
  }),
})
