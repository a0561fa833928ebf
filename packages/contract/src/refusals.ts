/**
 * Everything the business refuses, by name. The server says how each looks over HTTP, `refusal-words.ts` how it reads;
 * adding a name here without a line in both does not compile.
 */
export const REFUSALS = [
  // the call itself
  'body-malformed',
  'body-too-large',
  'content-type-unsupported',
  'fields-invalid',
  'method-not-allowed',
  'route-not-found',
  'anti-forgery-mismatch',
  'too-many-requests',
  'temporarily-unavailable',
  'internal-error',
  // accounts
  'not-signed-in',
  'not-your-account',
  'credentials-wrong',
  'too-many-attempts',
  'email-taken',
  'password-too-short',
  'password-confirmation-differs',
  // fields that several forms share
  'text-invalid',
  'date-invalid',
  'dates-reversed',
  'time-invalid',
  'colour-invalid',
  'timezone-unknown',
  'url-invalid',
  // landings
  'landing-not-found',
  'name-empty',
  'name-too-long',
  'name-reserved',
  'name-taken',
  'logo-missing',
  'robots-unknown',
  'location-not-found',
  // vehicles and pictures
  'vehicle-not-found',
  'vehicle-type-unknown',
  'transmission-unknown',
  'units-below-reservations',
  'images-missing',
  'images-too-many',
  'file-one-only',
  'image-not-found',
  'image-not-an-image',
  'image-too-large',
  'image-too-many-pixels',
  // special features
  'special-feature-not-found',
  'feature-incomplete',
  // reservations
  'reservation-not-found',
  'vehicle-not-available',
  'price-changed',
  'return-before-pickup',
  'pickup-in-past',
  'pickup-too-far',
  'period-too-long',
  'extra-unknown',
  'extra-quantity-invalid',
  'terms-not-accepted',
  'idempotency-key-reused',
] as const

export type Refusal = (typeof REFUSALS)[number]
