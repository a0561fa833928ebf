/** Our names of a place's fields. */
export const PLACE_NAMES = { pickup: 'isPickup', return: 'isReturn' } as const
