import type { Source } from '@nelly/domain/reservations/source'

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

/** Beside the preselected party size: that it was chosen, which only a script can tell (decision 0153). */
export const PARTY_CHOSEN_FIELD = 'persons_chosen'

/** One field of the search form, in our words. */
export type SearchField = keyof typeof SEARCH_FIELDS

/** What a price may depend on beside the search, as the address of a page and the calls spell it. */
export const PRICE_FIELDS = {
  driverAge: 'driver_age',
  additionalDrivers: 'additional_drivers',
  discountCode: 'discount_code',
} as const

/** One of those fields, in our words. */
export type PriceField = keyof typeof PRICE_FIELDS

/** Where a visitor came from, as the address of a page spells it. */
export const SOURCE_FIELDS = {
  ref: 'ref',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
} as const satisfies Record<keyof Source, string>

/** How a call spells our names of a trip and of what its price depends on. */
export const BOOKING_SPELLING = { ...SEARCH_FIELDS, ...PRICE_FIELDS } as const

/** The contact form's fields, as HTML and the call that reserves spell them. */
export const CONTACT_FIELDS = {
  firstName: 'name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  persons: 'number_person',
  comment: 'description',
} as const

/** A field of the contact form, in our words. */
export type ContactField = keyof typeof CONTACT_FIELDS

/** The field with a booking's or a creation's idempotency key. */
export const KEY_FIELD = 'idempotency_key'
