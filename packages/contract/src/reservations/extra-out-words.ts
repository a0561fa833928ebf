import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** Which extra is taken on the dates of a wish, and how many pieces are left of it. */
export const extraOutWords = (
  { name, stock }: Pick<ExtraRate, 'name' | 'stock'>,
  language: Language,
): string => pricesIn(language)('extraOut', { name: name[language], left: stock ?? 0 })
