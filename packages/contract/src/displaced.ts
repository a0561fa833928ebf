import { z } from 'zod'
import { collisionAnswer } from './collision.ts'

/** A reservation that changes its unit so that another one has room. */
export const displacedAnswer = collisionAnswer
  .extend({
    toUnit: z.number().int().meta({ description: 'The unit that it gets, from 1' }),
    toPlate: z.string().nullable().meta({ description: 'That of the unit that it gets' }),
  })
  .meta({ id: 'DisplacedReservation' })
export type Displaced = z.infer<typeof displacedAnswer>
