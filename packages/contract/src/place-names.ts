/** Our names of a place's fields. */
export const PLACE_NAMES = {
  pickup: 'isPickup',
  return: 'isReturn',
  instructions_es: 'instructionsEs',
  instructions_en: 'instructionsEn',
} as const
