import type { MinorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** What a customer pays of a damage at most with a cover, as within a sentence; null where it says none. */
export function excessWords(
  { excess }: Pick<ExtraRate, 'excess'>,
  language: Language,
  write: (amount: MinorUnits) => string,
): string | null {
  if (excess === undefined || excess === null) return null
  const t = pricesIn(language)
  return excess === 0 ? t('reasons.noExcess') : t('reasons.excess', { amount: write(excess) })
}
