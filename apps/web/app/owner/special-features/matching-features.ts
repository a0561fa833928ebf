import type { SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { folded } from '@nelly/domain/folded'

/** The features whose name or value contains the search, ignoring case and accents, sorted by name. */
export const matchingFeatures = (
  features: readonly SpecialFeatureAnswer[],
  search: string,
): SpecialFeatureAnswer[] =>
  features
    .filter(({ name, description }) => folded(`${name} ${description}`).includes(folded(search)))
    .sort((one, other) => one.name.localeCompare(other.name))
