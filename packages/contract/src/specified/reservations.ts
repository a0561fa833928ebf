import { z } from 'zod'
import { call, rootCall } from '../call.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import {
  type OwnedReservation,
  ownedReservationDetails,
  type ReservationGroup,
} from '../reservations/reservation.ts'
import { reservationExportQuery, reservationListQuery } from '../reservations/reservation-list.ts'
import { BOOKING_SPELLING } from '../visitor-forms.ts'
import { idAnswer } from '../wire.ts'
import {
  listedReservation,
  type ReservationAnswer,
  reservationAnswer,
  toReservationAnswer,
} from './reservation-answers.ts'
import { reservationBody, toBooking } from './reservation-body.ts'

export const createReservation = rootCall({
  method: 'POST',
  url: '/reservations',
  access: 'public',
  summary: 'Reserve a vehicle',
  description:
    'The server computes the price; what a client sends of it is ignored, except that nothing is booked at another total than `expected_total`. Sent again with the same key and content, it gives the same reservation. What a rule of the landing refuses, such as its opening hours or a shortest length, names the rule, and `nearest` is the same body with what has to change.',
  idempotencyKey: true,
  spelling: BOOKING_SPELLING,
  body: reservationBody.transform((body) => ({
    booking: toBooking(body),
    key: body.idempotency_key,
    expectedAmount: body.expected_total ?? undefined,
  })),
  refusals: [
    'landing-not-found',
    'account-suspended',
    'vehicle-not-found',
    'vehicle-not-available',
    ...RULE_REFUSALS,
    'extra-unknown',
    'extra-quantity-invalid',
    'extra-out-of-stock',
    'discount-code-invalid',
    'price-changed',
    'phone-invalid',
    'too-many-requests',
  ],
  status: 201,
  answer: reservationAnswer,
})

export const listReservations = rootCall({
  method: 'GET',
  url: '/reservations/:landingId',
  summary: 'List the reservations of a landing',
  description: 'All of them, or in pages.',
  query: reservationListQuery,
  refusals: ['landing-not-found'],
  answer: z.array(reservationAnswer),
})

const reservationsOfLanding = z
  .object({
    id_landing: idAnswer,
    name_landing: z.string(),
    display_name: z.string(),
    logo: z.string(),
    reservations: z.array(reservationAnswer),
  })
  .meta({ id: 'ReservationsOfLanding' })
type ReservationsOfLanding = z.infer<typeof reservationsOfLanding>

/** An owner's reservations, grouped by landing; the landing with the newest one comes first. */
export const toReservationsOfLandings = (
  reservations: readonly OwnedReservation[],
  origin: string,
): ReservationsOfLanding[] => {
  const groups = Map.groupBy(reservations, ({ landingId }) => landingId)
  return [...groups].flatMap(([id, group]) =>
    group.slice(0, 1).map(({ landing }) => ({
      id_landing: id,
      name_landing: landing.name,
      display_name: landing.displayName,
      logo: landing.logo,
      reservations: group.map((reservation) => toReservationAnswer(reservation, origin)),
    })),
  )
}

/** Parses the reservations of one landing. */
export const reservationGroup = (answer: Omit<ReservationsOfLanding, 'name_landing'>): ReservationGroup => ({
  landingId: answer.id_landing,
  landingName: answer.display_name,
  logo: answer.logo,
  reservations: answer.reservations.map(listedReservation),
})

/** The group of a list of one landing's reservations; none where it is empty. */
export const reservationGroups = (reservations: ReservationAnswer[]): ReservationGroup[] =>
  reservations
    .slice(0, 1)
    .map(({ id_landing, landing }) => reservationGroup({ id_landing, ...landing, reservations }))

export const listReservationsOfOwner = rootCall({
  method: 'GET',
  url: '/reservations/user/:userId',
  summary: "List all of the owner's reservations",
  description: 'All of them, or in pages of reservations; grouped by landing.',
  query: reservationListQuery,
  refusals: ['not-your-account'],
  answer: z.array(reservationsOfLanding),
})

export const exportReservations = rootCall({
  method: 'GET',
  url: '/reservations/export/:userId',
  summary: "Download the owner's reservations as a table",
  description:
    'A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark) with a row of titles in the language asked for. Text that a spreadsheet would take for a formula has an apostrophe before it.',
  query: reservationExportQuery,
  refusals: ['not-your-account'],
  type: 'text/csv',
  answer: z.string(),
})

export const readReservation = call({
  method: 'GET',
  url: '/reservations/:reservationId/details',
  summary: 'Read a reservation',
  description: 'With its events since it was made, and the current cancellation fee.',
  refusals: ['reservation-not-found'],
  answer: ownedReservationDetails,
})
