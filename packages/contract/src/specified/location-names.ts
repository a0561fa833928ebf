/** Our names of a location's fields. */
export const LOCATION_NAMES = { place_of_departure: 'pickupPlace', arrival_place: 'returnPlace' } as const
