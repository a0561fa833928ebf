import type { LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'
import { displacedAnswer } from '../displaced.ts'
import { duePapersAnswer, fleetFields } from '../units/units.ts'
import { answerOf, idAnswer, poolId, revisionAnswer, unitNumber, written } from '../wire.ts'

const pool = { id: written<PoolId>(idAnswer), name: z.string() }

const poolOffer = answerOf(
  z.object({
    vehicleId: written<VehicleId>(idAnswer),
    vehicleName: z.string(),
    landingId: written<LandingId>(idAnswer),
    landingName: z.string().meta({ description: 'As visitors read it' }),
    isOnSale: z.boolean(),
  }),
).meta({ id: 'PoolOffer' })
/** A vehicle that offers the units of a pool. */
export type PoolOffer = z.infer<typeof poolOffer>

const poolAnswer = answerOf(
  z.object({
    ...pool,
    picture: z
      .string()
      .nullable()
      .meta({ description: 'Below `/storage/`, of the first vehicle that offers it' }),
    units: z
      .array(
        z.object({
          plate: z.string().nullable(),
          ...fleetFields,
          isOutOfService: z.boolean(),
          due: duePapersAnswer,
        }),
      )
      .meta({ description: 'By their number, from 1' }),
    offers: z.array(poolOffer).meta({
      description: 'The vehicles that offer it, by landing; none where it is not offered any more',
    }),
    timezone: z.string().meta({ description: 'Of every landing that offers it' }),
    occupancy: z.number().nullable().meta({
      description:
        'The share of the next 30 days in which its units are booked, from 0 to 1; `null` where none is offered',
    }),
    joined: z
      .array(z.object(pool))
      .meta({ description: 'The last pool that was joined to it, where it can be parted from it' }),
    twin: pool.id.nullable().meta({
      description:
        'Another pool, which a vehicle of the same name offers on another landing: maybe the same cars',
    }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Pool' })
/** A pool of interchangeable units, as its owner knows it. */
export type Pool = z.infer<typeof poolAnswer>

export const listPools = call({
  method: 'GET',
  url: '/pools',
  summary: "List the fleet's pools",
  description:
    'Sets of interchangeable units, by name: with the vehicles that offer them, on whichever landing. Vehicles that offer one pool never sell a unit twice.',
  answer: z.array(poolAnswer),
})

const JOIN_REFUSALS = ['pool-not-found', 'pool-same', 'pools-zones-differ', 'collides'] as const
const otherPool = z.object({ poolId: poolId.meta({ description: 'The pool whose units are the same cars' }) })
const joinPreview = answerOf(
  z.object({
    units: unitNumber.meta({ description: 'How many units there are in all' }),
    numbers: z
      .array(unitNumber)
      .meta({ description: 'The number of each unit of the other pool, in the order of its numbers' }),
    displaced: z
      .array(displacedAnswer)
      .meta({ description: 'The reservations that change their unit to make room, by pickup' }),
  }),
).meta({ id: 'PoolJoinPreview' })
/** What two pools would be as one. */
export type JoinPreview = z.infer<typeof joinPreview>

export const previewPoolJoin = call({
  method: 'POST',
  url: '/pools/:poolId/join-preview',
  summary: 'Preview two pools as one',
  description: 'What joining another pool would do, or its refusal. Nothing is stored.',
  body: otherPool,
  refusals: JOIN_REFUSALS,
  answer: joinPreview,
})

export const joinPool = call({
  method: 'POST',
  url: '/pools/:poolId/join',
  summary: 'Join another pool whose units are the same cars',
  description:
    'The vehicles of the other pool offer the units of this one from then on. Units with one plate are one car, those with two are two, others are paired by number. Reservations that have not begun get another unit where that makes room; where one remains in the way nothing is stored: `collides` names them in `collisions`. Calendars of channels go on.',
  body: otherPool,
  refusals: JOIN_REFUSALS,
  answer: poolAnswer,
})

export const partPool = call({
  method: 'POST',
  url: '/pools/:poolId/part',
  summary: 'Take the join of a pool back',
  description:
    'The vehicles of the joined pool have units of their own again, with the reservations that they had. Refused once something new was rented, and where reservations that were changed meanwhile have no room.',
  params: z.object({ poolId: poolId.meta({ description: 'The id of the pool that was joined to another' }) }),
  refusals: ['pool-not-found', 'join-rented', 'collides'],
  answer: poolAnswer,
})

export const deletePool = call({
  method: 'DELETE',
  url: '/pools/:poolId',
  confirmsIdentity: 'in-teams',
  summary: 'Delete a pool that is not offered any more',
  description:
    'With its units, their plates, papers and maintenance, blocks and calendars of channels. Reservations that it had stay. Refused while a vehicle offers it, also on a landing that can be restored, and while a rental holds one of its units or is to come.',
  refusals: ['pool-not-found', 'pool-offered', 'pool-rented'],
  answer: messageAnswer,
})
