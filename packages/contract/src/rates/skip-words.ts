import { inLanguages } from '@nelly/domain/languages'
import type { NotApplied } from '@nelly/domain/rates/not-applied'
import { ratesIn } from '../words/rates.ts'
import type { Words } from '../words/translators.ts'

/** Why something of the rates is not part of a price. */
export const skipWords = (why: NotApplied['why']): Words =>
  inLanguages((language) => ratesIn(language)(`notApplied.${why}`))
