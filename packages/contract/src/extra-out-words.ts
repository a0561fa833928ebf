import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { Language } from './wire.ts'

/** Which extra is taken on the dates of a wish, and how many pieces are left of it. */
export function extraOutWords(
  { name, stock }: Pick<ExtraRate, 'name' | 'stock'>,
  language: Language,
): string {
  const left = stock ?? 0
  if (language === 'en')
    return left === 0
      ? `${name.en}: none left on these dates.`
      : `${name.en}: only ${left} left on these dates. Choose fewer.`
  return left === 0
    ? `${name.es}: no queda ninguna unidad en estas fechas.`
    : `${name.es}: ${left === 1 ? 'solo queda 1' : `solo quedan ${left}`} en estas fechas. Elige menos.`
}
