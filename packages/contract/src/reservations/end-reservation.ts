import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/reservations/operator-cancellation'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call, rootCall } from '../call.ts'
import { shownMoney } from '../rates/schemas/fields.ts'
import { optionalText } from '../wire.ts'
import { ownedReservation } from './reservation.ts'

/** The longest note to a customer about a cancellation. */
export const MAX_CANCELLATION_NOTE = 500

export const cancelReservation = call({
  method: 'POST',
  url: '/reservations/:reservationId/cancellation',
  summary: 'Cancel a reservation',
  description:
    'Frees the vehicle and tells the customer by mail, in the language of the landing, with the reason and the note. The fee is that of a cancellation by the customer where they are the cause (`customer-request`, `no-show`) and it is not waived; else there is none. Nelly charges nothing and pays nothing back.',
  body: z
    .object({
      reason: z.enum(OPERATOR_CANCELLATION_REASONS),
      note: optionalText(MAX_CANCELLATION_NOTE).meta({
        description: 'For the customer; needed for `other`',
      }),
      isWaived: z.boolean().default(false).meta({ description: 'Whether its fee is waived' }),
      expectedFee: shownMoney
        .optional()
        .meta({ description: 'The fee that the operator was shown: at another one, nothing is cancelled' }),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== undefined, {
      path: ['note'],
      params: { refusal: 'cancellation-note-missing' },
    }),
  refusals: [
    'reservation-not-found',
    'reservation-cancelled',
    'reservation-over',
    'step-not-possible',
    'no-show-before-pickup',
    'cancellation-note-missing',
    'cancellation-fee-changed',
    'text-invalid',
  ],
  answer: ownedReservation,
})

export const restoreReservation = call({
  method: 'POST',
  url: '/reservations/:reservationId/restoration',
  summary: 'Restore a deleted reservation',
  description:
    'Restores it unchanged, within a day after it was deleted and unless its vehicle, the last piece of an extra or the last use of its offer was booked meanwhile. One that is not deleted is not changed.',
  refusals: [
    'reservation-not-found',
    'reservation-not-restorable',
    'vehicle-not-available',
    'extra-out-of-stock',
    'offer-used-up',
  ],
  answer: ownedReservation,
})

export const deleteReservation = rootCall({
  method: 'DELETE',
  url: '/reservations/:reservationId',
  summary: 'Delete a reservation',
  description: 'Deletes it and frees the vehicle. The customer gets no mail: cancelling sends one.',
  refusals: ['reservation-not-found', 'reservation-out'],
  answer: messageAnswer,
})
