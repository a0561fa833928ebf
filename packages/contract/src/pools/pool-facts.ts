import { FUELS } from '@nelly/domain/units/unit'
import {
  EQUIPMENT,
  type Equipment,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '@nelly/domain/vehicles/vehicle-options'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer } from '../wire.ts'

const has = z.boolean()
const equipment = Object.fromEntries(EQUIPMENT.map((one) => [one, has])) as Record<Equipment, typeof has>

const poolFacts = answerOf(
  z.object({
    name: z.string(),
    brand: z.string().nullable(),
    type: z.enum(VEHICLE_TYPES),
    transmission: z.enum(TRANSMISSIONS),
    seats: z.number().int(),
    luggage: z.number().int(),
    doors: z.number().int().nullable(),
    fuel: z.enum(FUELS).nullable(),
    features: z.array(z.string()),
    specialFeatures: z.array(idAnswer).meta({ description: 'Their ids' }),
    ...equipment,
    units: z.number().int(),
    pictures: z.array(z.object({ id: idAnswer, path: z.string() })).meta({
      description: 'A new vehicle that offers it may have them as well; `path` is below `/storage/`',
    }),
  }),
).meta({ id: 'PoolFacts' })
/** What is known of the cars of a pool, whichever vehicle offers them. */
export type PoolFacts = z.infer<typeof poolFacts>

export const readPoolFacts = call({
  method: 'GET',
  url: '/pools/:poolId/facts',
  summary: 'Read what a new offer of a pool begins with',
  description:
    'As the newest vehicle that offers it says, or said before it was deleted; of a deleted one without pictures.',
  refusals: ['pool-not-found'],
  answer: poolFacts,
})
