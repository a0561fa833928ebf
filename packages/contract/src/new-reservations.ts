import { z } from 'zod'
import { call } from './call.ts'
import { idAnswer, numeric } from './wire.ts'

/** How many new reservations are named; the others are only counted. */
export const MOST_NAMED = 5

export const newReservationsAnswer = z
  .object({
    newest: z.number().int().meta({
      description: 'The highest id of a reservation of the account, for `after` of the next call; 0: none',
    }),
    count: z.number().int().meta({ description: 'How many are newer than `after`; 0 without it' }),
    reservations: z
      .array(
        z.object({
          id: idAnswer,
          reference: z.string(),
          id_landing: idAnswer,
          display_name: z.string(),
          vehicle: z.object({ name: z.string() }),
          name: z.string(),
          last_name: z.string(),
        }),
      )
      .meta({ description: `The newest of them, ${MOST_NAMED} at most` }),
  })
  .meta({ id: 'NewReservations' })
export type NewReservationsAnswer = z.infer<typeof newReservationsAnswer>

export const readNewReservations = call({
  method: 'GET',
  url: '/new-reservations',
  access: 'owner',
  apiOnly: true,
  summary: 'Read what was reserved since',
  description:
    'What came in after the reservation `after`, over all landings of the account that are not deleted; made to be repeated every half minute.',
  query: z.object({
    after: numeric(z.number().int().min(0).max(2_147_483_647))
      .optional()
      .meta({ description: 'The id of the newest reservation that is known' }),
  }),
  refusals: [],
  status: 200,
  answer: newReservationsAnswer,
})

/** A reservation that has come in. */
export interface NewReservation {
  readonly id: number
  readonly reference: string
  readonly landingId: number
  readonly landingName: string
  readonly vehicleName: string
  readonly firstName: string
  readonly lastName: string
}

/** What has come in since a reservation that was known. */
export interface NewReservations {
  /** The highest id of all; 0: there is none. */
  readonly newest: number
  readonly count: number
  /** The newest first. */
  readonly reservations: readonly NewReservation[]
}

export const toNewReservationsAnswer = ({
  newest,
  count,
  reservations,
}: NewReservations): NewReservationsAnswer => ({
  newest,
  count,
  reservations: reservations.map((reservation) => ({
    id: reservation.id,
    reference: reservation.reference,
    id_landing: reservation.landingId,
    display_name: reservation.landingName,
    vehicle: { name: reservation.vehicleName },
    name: reservation.firstName,
    last_name: reservation.lastName,
  })),
})
