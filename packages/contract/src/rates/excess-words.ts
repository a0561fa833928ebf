import type { MinorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'

/** What a customer pays of a damage at most with a cover, as within a sentence; null where it says none. */
export function excessWords(
  { excess }: Pick<ExtraRate, 'excess'>,
  language: Language,
  write: (amount: MinorUnits) => string,
): string | null {
  if (excess === undefined || excess === null) return null
  const say = phrases[language]
  return excess === 0 ? say.none : say.atMost(write(excess))
}

const phrases = {
  en: { none: 'no excess', atMost: (amount: string) => `excess: ${amount}` },
  es: { none: 'sin deducible', atMost: (amount: string) => `deducible: ${amount}` },
} satisfies Record<Language, object>
