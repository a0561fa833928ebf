import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/reservations/operator-cancellation'
import { z } from 'zod'
import { call } from '../call.ts'
import { numeric, optionalText } from '../wire.ts'
import { MAX_CANCELLATION_NOTE } from './end-reservation.ts'
import { ownedReservation } from './reservation.ts'

/** The steps of this call; cancelling, a no-show among it, is a call of its own. */
export const TAKEN_STEPS = [
  'confirm',
  'decline',
  'hand_over',
  'undo_hand_over',
  'take_back',
  'undo_take_back',
  'close',
  'reopen',
] as const
export type TakenStep = (typeof TAKEN_STEPS)[number]

/** Why a request is declined: nobody has missed a pickup yet. */
const DECLINE_REASONS = OPERATOR_CANCELLATION_REASONS.filter((reason) => reason !== 'no-show')

export const takeReservationStep = call({
  method: 'POST',
  url: '/reservations/:reservationId/steps',
  summary: 'Take a step with a reservation',
  description:
    'Confirms or declines a request, hands the vehicle over or takes it back, closes the reservation, or undoes one of these. The customer is told by mail when a request is confirmed or declined, and of nothing else. A step that is not possible from where the reservation stands is refused as `step-not-possible`, one that was chosen at an older `revision` as `changed-meanwhile`; both answer the reservation as it is now.',
  body: z.object({
    step: z.enum(TAKEN_STEPS),
    note: optionalText(MAX_CANCELLATION_NOTE).meta({
      description: 'Kept in its history; with `decline` the customer reads it',
    }),
    reason: z.enum(DECLINE_REASONS).optional().meta({
      description: 'Of `decline`: what the customer is told; `other` where it is missing',
    }),
    at: z.iso
      .datetime({ offset: true })
      .transform((at) => new Date(at))
      .optional()
      .meta({
        description:
          'Of `hand_over` and `take_back`: when it happened, now where it is missing. Not in the future, nor before the step before',
      }),
    revision: numeric(z.number().int().nonnegative()).optional().meta({
      description: 'The revision at which the step was chosen',
    }),
  }),
  refusals: [
    'reservation-not-found',
    'step-not-possible',
    'step-time-wrong',
    'unit-still-out',
    'changed-meanwhile',
    'vehicle-not-available',
    'text-invalid',
  ],
  answer: ownedReservation,
})
