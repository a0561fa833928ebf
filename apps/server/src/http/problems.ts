import type { Refusal } from '@nelly/contract/refusals'

/** How a refusal looks over HTTP: its status and, where one field is at fault, that field's name on the wire. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 419 | 422 | 429 | 500 | 503
  field?: string
}

/** Adding a `Refusal` without a line here does not compile. */
export const problems = {
  'body-malformed': { status: 400 },
  'body-too-large': { status: 413 },
  'content-type-unsupported': { status: 415 },
  'fields-invalid': { status: 422 },
  'method-not-allowed': { status: 405 },
  'route-not-found': { status: 404 },
  'anti-forgery-mismatch': { status: 419 },
  'too-many-requests': { status: 429 },
  'temporarily-unavailable': { status: 503 },
  'internal-error': { status: 500 },
  'not-signed-in': { status: 401 },
  'not-your-account': { status: 403 },
  'credentials-wrong': { status: 422, field: 'email' },
  'too-many-attempts': { status: 429 },
  'text-invalid': { status: 422 },
  'date-invalid': { status: 422 },
  'time-invalid': { status: 422 },
  'colour-invalid': { status: 422 },
  'timezone-unknown': { status: 422, field: 'timezone' },
  'url-invalid': { status: 422 },
  'landing-not-found': { status: 404 },
  'name-empty': { status: 422, field: 'name' },
  'name-too-long': { status: 422, field: 'name' },
  'name-reserved': { status: 422, field: 'name' },
  'name-taken': { status: 422, field: 'name' },
  'logo-missing': { status: 422, field: 'logo' },
  'location-not-found': { status: 404 },
  'vehicle-not-found': { status: 404 },
  'vehicle-type-unknown': { status: 422, field: 'type_of_car' },
  'transmission-unknown': { status: 422, field: 'transmision' },
  'units-below-reservations': { status: 422, field: 'units' },
  'images-missing': { status: 422, field: 'images' },
  'images-too-many': { status: 422, field: 'images' },
  'image-not-found': { status: 404 },
  'image-not-an-image': { status: 422, field: 'images' },
  'image-too-large': { status: 422, field: 'images' },
  'image-too-many-pixels': { status: 422, field: 'images' },
  'reservation-not-found': { status: 404 },
  'vehicle-not-available': { status: 409 },
  'return-before-pickup': { status: 422, field: 'date_of_arrival' },
  'pickup-in-past': { status: 422, field: 'date_of_departure' },
  'pickup-too-far': { status: 422, field: 'date_of_departure' },
  'period-too-long': { status: 422, field: 'date_of_arrival' },
  'extra-unknown': { status: 422, field: 'extras' },
  'extra-quantity-invalid': { status: 422, field: 'extras' },
  'terms-not-accepted': { status: 422, field: 'terms' },
  'idempotency-key-reused': { status: 409 },
} as const satisfies Record<Refusal, Problem>
