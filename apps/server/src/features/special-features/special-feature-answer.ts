import type { SpecialFeatureAnswer } from '@nelly/contract/special-features'
import type { SpecialFeature } from './attached-features.ts'

/** A special feature as the wire spells it. */
export const specialFeatureAnswer = ({ id, name, description }: SpecialFeature): SpecialFeatureAnswer => ({
  id,
  name,
  description,
})
