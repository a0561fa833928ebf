import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/reservations/operator-cancellation'
import { FULL_TANK } from '@nelly/domain/reservations/vehicle-check'
import { MAX_ODOMETER } from '@nelly/domain/units/unit'
import { z } from 'zod'
import { call } from '../call.ts'
import { clearable, numeric, optionalText, text } from '../wire.ts'
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

/** Corrects what was read at a handover or a return, until the reservation is closed: its status stays. */
export const CORRECTIONS = ['correct_hand_over', 'correct_take_back'] as const
export type Correction = (typeof CORRECTIONS)[number]

/** Why a request is declined: nobody has missed a pickup yet. */
const DECLINE_REASONS = OPERATOR_CANCELLATION_REASONS.filter((reason) => reason !== 'no-show')

export const takeReservationStep = call({
  method: 'POST',
  url: '/reservations/:reservationId/steps',
  summary: 'Take a step with a reservation',
  description:
    'Confirms or declines a request, hands the vehicle over or takes it back, closes the reservation, or undoes one of these; or corrects what was read at the handover or the return, until the reservation is closed. An odometer that was read is the last reading of the unit: one below that has to be confirmed, one below that of the handover is refused. The customer is told by mail when a request is confirmed or declined, and of nothing else. A step that is not possible from where the reservation stands is refused as `step-not-possible`, one that was chosen at an older `revision` as `changed-meanwhile`; both answer the reservation as it is now.',
  body: z.object({
    step: z.enum([...TAKEN_STEPS, ...CORRECTIONS]),
    note: optionalText(MAX_CANCELLATION_NOTE).meta({
      description:
        'Kept in its history; with `decline` the customer reads it. `close` needs one where the ledger is not settled',
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
    odometer: clearable(numeric(z.number().int().min(0).max(MAX_ODOMETER))).meta({
      description: 'Of a handover or a return: the reading in kilometres',
    }),
    fuelEighths: clearable(numeric(z.number().int().min(0).max(FULL_TANK))).meta({
      description: 'Of a handover or a return: how full the tank is, in eighths',
    }),
    place: clearable(text(MAX_PLACE_LENGTH)).meta({
      description: 'Of a return: where it came back, one of `/units/places`; as booked where it is missing',
    }),
    isLowerConfirmed: z.boolean().optional().meta({
      description: 'Stores a reading that is lower than the last one of the unit',
    }),
    revision: numeric(z.number().int().nonnegative()).optional().meta({
      description: 'The revision at which the step was chosen',
    }),
  }),
  refusals: [
    'reservation-not-found',
    'step-not-possible',
    'step-time-wrong',
    'odometer-lower',
    'odometer-below-hand-over',
    'place-not-found',
    'unit-still-out',
    'changed-meanwhile',
    'vehicle-not-available',
    'balance-open',
    'role-not-allowed',
    'text-invalid',
  ],
  answer: ownedReservation,
})
