import type { SpecialFeatureAnswer } from '@nelly/contract/special-features'
import type { AttachedFeature } from './attached-features.ts'

/** A special feature as the wire spells it. */
export const specialFeatureAnswer = ({ id, name, description }: AttachedFeature): SpecialFeatureAnswer => ({
  id,
  name,
  description,
})
