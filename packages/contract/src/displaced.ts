import { z } from 'zod'
import type { Collision } from './collision.ts'
import { collisionAnswer } from './collision.ts'

/** A reservation that changes its unit so that another one has room. */
export const displacedAnswer = collisionAnswer
  .extend({
    to_unit: z.number().int().meta({ description: 'The unit that it gets, from 1' }),
    to_plate: z.string().nullable().meta({ description: 'That of the unit that it gets' }),
  })
  .meta({ id: 'DisplacedReservation' })

/** The same in our words. */
export interface Displaced extends Collision {
  readonly toUnit: number
  readonly toPlate: string | null
}

export const toDisplacedAnswer = ({
  toUnit,
  toPlate,
  ...collision
}: Displaced): z.infer<typeof displacedAnswer> => ({ ...collision, to_unit: toUnit, to_plate: toPlate })

/** Parses a displaced reservation of an answer. */
export const displacedOf = ({
  to_unit,
  to_plate,
  ...collision
}: z.infer<typeof displacedAnswer>): Displaced => ({ ...collision, toUnit: to_unit, toPlate: to_plate })
