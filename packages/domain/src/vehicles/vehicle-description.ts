import type { ReadText, SiteLanguage } from '../site/texts.ts'

/** What an operator wrote of a vehicle: a description, and one for readers of a language, which they may have left out. */
export interface DescribedVehicle {
  readonly description: string
  readonly descriptionEs: string | null
  readonly descriptionEn: string | null
}

/**
 * A vehicle's description for readers of a language: the one in it, else the one for all, which is taken to be in the main language
 * of its landing.
 *
 * Source: rules.md, "Vehicle options".
 */
export function descriptionIn(
  vehicle: DescribedVehicle,
  language: SiteLanguage,
  main: SiteLanguage,
): ReadText {
  const own = language === 'es' ? vehicle.descriptionEs : vehicle.descriptionEn
  if (own) return { text: own }
  return { text: vehicle.description, ...(language !== main && { language: main }) }
}
