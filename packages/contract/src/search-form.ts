/** The search form's fields, as the address of a page and the browser's storage spell them. */
export const SEARCH_FIELDS = {
  pickupPlace: 'place_of_departure',
  returnPlace: 'arrival_place',
  persons: 'number_of_persons',
  pickupDate: 'date_of_departure',
  pickupTime: 'time_of_departure',
  returnDate: 'date_of_arrival',
  returnTime: 'time_of_arrival',
} as const

/** One field of the search form, in our words. */
export type SearchField = keyof typeof SEARCH_FIELDS
