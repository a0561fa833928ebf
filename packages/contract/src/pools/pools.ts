import type { LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { z } from 'zod'
import { type Displaced, displacedAnswer } from '../blocks/displaced.ts'
import { call } from '../call.ts'
import { idAnswer, poolId, revisionAnswer, unitNumber, written } from '../wire.ts'

/** A vehicle that offers the units of a pool. */
export interface PoolOffer {
  readonly vehicleId: VehicleId
  readonly vehicleName: string
  readonly landingId: LandingId
  /** As visitors read it. */
  readonly landingName: string
  readonly isOnSale: boolean
}

/** A pool of interchangeable units, as its owner knows it. */
export interface Pool {
  readonly id: PoolId
  readonly name: string
  /** Path of the first picture of the first vehicle that offers it, below `/storage/`. */
  readonly picture: string | null
  /** By their number, from 1. */
  readonly units: readonly { readonly plate: string | null; readonly isOutOfService: boolean }[]
  /** By landing and vehicle; none of a pool that is not offered any more. */
  readonly offers: readonly PoolOffer[]
  /** The share of the next 30 days in which its units are booked, from 0 to 1. */
  readonly occupancy: number | null
  /** Pools that were joined to it, whose join can be taken back. */
  readonly joined: readonly { readonly id: PoolId; readonly name: string }[]
  /** Another pool, offered on another landing by a vehicle of the same name: its units may be the same cars. */
  readonly twin: PoolId | null
  readonly revision: number
}

const poolAnswer = written<Pool>(
  z.object({
    id: idAnswer,
    name: z.string(),
    picture: z
      .string()
      .nullable()
      .meta({ description: 'Below `/storage/`, of the first vehicle that offers it' }),
    units: z
      .array(z.object({ plate: z.string().nullable(), isOutOfService: z.boolean() }))
      .meta({ description: 'By their number, from 1' }),
    offers: z
      .array(
        z
          .object({
            vehicleId: idAnswer,
            vehicleName: z.string(),
            landingId: idAnswer,
            landingName: z.string(),
            isOnSale: z.boolean(),
          })
          .meta({ id: 'PoolOffer' }),
      )
      .meta({ description: 'The vehicles that offer it, by landing; none where it is not offered any more' }),
    occupancy: z.number().nullable().meta({
      description:
        'The share of the next 30 days in which its units are booked, from 0 to 1; `null` where none is offered',
    }),
    joined: z
      .array(z.object({ id: idAnswer, name: z.string() }))
      .meta({ description: 'The pools that were joined to it, and can be parted from it' }),
    twin: idAnswer.nullable().meta({
      description:
        'Another pool, which a vehicle of the same name offers on another landing: maybe the same cars',
    }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Pool' })

export const listPools = call({
  method: 'GET',
  url: '/pools',
  summary: "List the fleet's pools",
  description:
    'Sets of interchangeable units, by name: with the vehicles that offer them, on whichever landing. Vehicles that offer one pool never sell a unit twice.',
  answer: z.array(poolAnswer),
})

/** What two pools would be as one. */
export interface JoinPreview {
  /** How many units there are in all. */
  readonly units: number
  /** The number in the kept pool of each unit of the other one, in the order of its numbers. */
  readonly numbers: readonly number[]
  readonly displaced: readonly Displaced[]
}

const JOIN_REFUSALS = ['pool-not-found', 'pool-same', 'pools-zones-differ', 'collides'] as const
const otherPool = z.object({ poolId: poolId.meta({ description: 'The pool whose units are the same cars' }) })
const pairedFields = {
  units: unitNumber.meta({ description: 'How many units there are in all' }),
  numbers: z
    .array(unitNumber)
    .meta({ description: 'The number of each unit of the other pool, in the order of its numbers' }),
  displaced: z
    .array(displacedAnswer)
    .meta({ description: 'The reservations that change their unit to make room, by pickup' }),
}

export const previewPoolJoin = call({
  method: 'POST',
  url: '/pools/:poolId/join-preview',
  summary: 'Preview two pools as one',
  description: 'What joining another pool would do, or its refusal. Nothing is stored.',
  body: otherPool,
  refusals: JOIN_REFUSALS,
  answer: written<JoinPreview>(z.object(pairedFields)).meta({ id: 'PoolJoinPreview' }),
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
