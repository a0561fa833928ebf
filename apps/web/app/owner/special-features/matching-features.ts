import type { SpecialFeatureAnswer } from '@nelly/contract/special-features'
import { folded } from '@nelly/domain/folded'

/** The features whose name or value holds what was typed, in whatever case and accents, in the order of their names. */
export const matchingFeatures = (
  features: readonly SpecialFeatureAnswer[],
  search: string,
): SpecialFeatureAnswer[] =>
  features
    .filter(({ name, description }) => folded(`${name} ${description}`).includes(folded(search)))
    .sort((one, other) => one.name.localeCompare(other.name))
