import { z } from 'zod'
import { call } from '../call.ts'
import { displacedAnswer } from '../displaced.ts'
import type { Refusal } from '../refusals/refusals.ts'
import { numeric, unitNumber } from '../wire.ts'

/** The unit that a reservation has. */
export const reservedUnit = z
  .object({
    number: unitNumber.meta({ description: 'From 1' }),
    plate: z.string().nullable(),
    isPinned: z.boolean().meta({
      description: 'Whether the operator chose it: then it changes only where nothing else makes room',
    }),
  })
  .meta({ id: 'ReservedUnit' })
export type ReservedUnit = z.infer<typeof reservedUnit>

const UNIT_REFUSALS = [
  'reservation-not-found',
  'reservation-cancelled',
  'reservation-over',
  'unit-not-found',
  'unit-still-out',
  'unit-taken',
  'unit-blocked',
] as const satisfies readonly Refusal[]

export const chooseUnit = call({
  method: 'PUT',
  url: '/reservations/:reservationId/unit',
  summary: 'Choose the unit of a reservation',
  description:
    'Moves it to a unit of its vehicle and pins it there, or no longer. A pinned reservation changes its unit only where nothing else makes room for a booking or a block, which its events then tell. Where reservations are in the way, `unit-taken` names them in `collisions`, and `swap` tells whether they can change their unit: with `isSwap` in the body they do.',
  body: z.object({
    unit: numeric(unitNumber),
    isPinned: z.boolean().default(true),
    isSwap: z.boolean().default(false),
  }),
  refusals: UNIT_REFUSALS,
  answer: reservedUnit,
})
export type ChosenUnit = z.output<typeof chooseUnit.body>

export const previewUnit = call({
  method: 'POST',
  url: '/reservations/:reservationId/unit-preview',
  summary: 'Preview the unit of a reservation',
  description:
    'What choosing this unit with `isSwap` would do: the reservations that would change theirs, none where the unit is free; or the refusal of that call. Nothing is stored.',
  body: z.object({ unit: numeric(unitNumber) }),
  refusals: UNIT_REFUSALS,
  answer: z.object({ displaced: z.array(displacedAnswer).meta({ description: 'By pickup' }) }),
})
