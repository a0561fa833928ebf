import type { RouteOf } from '../call.ts'
import type { countOpenRentals, deleteLanding, restoreLanding } from '../landings/deleted-landings.ts'
import type { readFigures } from '../overview/figures.ts'
import type { listPlaces } from '../places/places.ts'
import type { readRates } from '../rates/calls.ts'
import type { readNewReservations } from '../reservations/new-reservations.ts'
import type { listReviews } from '../reviews/reviews.ts'
import type { readSite, restorePublication, saveSite, stepSite } from '../site/calls.ts'
import type { antiForgeryCookie, login, logout, session } from '../specified/accounts.ts'
import type { listLandings, readLanding } from '../specified/landings.ts'
import type { readReservation } from '../specified/reservations.ts'
import type { readMembership } from '../team/members.ts'

// The calls of the owner's first screens, without their schemas: those would be a quarter of what such a screen loads
// (decision 0133). What differs from the call does not compile.

export const antiForgeryRoute: RouteOf<typeof antiForgeryCookie> = {
  method: 'GET',
  url: '/sanctum/csrf-cookie',
  status: 204,
}

export const loginRoute: RouteOf<typeof login> = { method: 'POST', url: '/login-nelly', status: 200 }

export const sessionRoute: RouteOf<typeof session> = { method: 'GET', url: '/session', status: 200 }

export const logoutRoute: RouteOf<typeof logout> = { method: 'POST', url: '/nelly-logout', status: 200 }

export const membershipRoute: RouteOf<typeof readMembership> = {
  method: 'GET',
  url: '/membership',
  status: 200,
}

export const newReservationsRoute: RouteOf<typeof readNewReservations> = {
  method: 'GET',
  url: '/new-reservations',
  status: 200,
}

export const figuresRoute: RouteOf<typeof readFigures> = {
  method: 'GET',
  url: '/figures/:userId',
  status: 200,
}

export const reservationRoute: RouteOf<typeof readReservation> = {
  method: 'GET',
  url: '/reservations/:reservationId/details',
  status: 200,
}

export const landingsRoute: RouteOf<typeof listLandings> = {
  method: 'GET',
  url: '/landing/:userId',
  status: 200,
}

export const landingRoute: RouteOf<typeof readLanding> = {
  method: 'GET',
  url: '/landings/:userId/:landingId',
  status: 200,
}

export const deleteLandingRoute: RouteOf<typeof deleteLanding> = {
  method: 'DELETE',
  url: '/landing/:landingId',
  status: 200,
}

export const restoreLandingRoute: RouteOf<typeof restoreLanding> = {
  method: 'POST',
  url: '/landing/restore/:landingId',
  status: 200,
}

export const openRentalsRoute: RouteOf<typeof countOpenRentals> = {
  method: 'GET',
  url: '/landing/:landingId/open-rentals',
  status: 200,
}

export const ratesRoute: RouteOf<typeof readRates> = {
  method: 'GET',
  url: '/landings/:landingId/rates',
  status: 200,
}

export const reviewsRoute: RouteOf<typeof listReviews> = {
  method: 'GET',
  url: '/landings/:landingId/reviews',
  status: 200,
}

export const siteRoute: RouteOf<typeof readSite> = {
  method: 'GET',
  url: '/landings/:landingId/site',
  status: 200,
}

export const saveSiteRoute: RouteOf<typeof saveSite> = {
  method: 'PUT',
  url: '/landings/:landingId/site',
  status: 200,
}

export const stepSiteRoute: RouteOf<typeof stepSite> = {
  method: 'POST',
  url: '/landings/:landingId/site/steps',
  status: 200,
}

export const restorePublicationRoute: RouteOf<typeof restorePublication> = {
  method: 'POST',
  url: '/landings/:landingId/site/publications/:number/restoration',
  status: 200,
}

export const placesRoute: RouteOf<typeof listPlaces> = {
  method: 'GET',
  url: '/landings/:landingId/places',
  status: 200,
}
