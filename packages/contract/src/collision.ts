import { z } from 'zod'
import { idAnswer } from './wire.ts'

/** A reservation that is in the way of a block, or of another reservation on its unit. */
export const collisionAnswer = z
  .object({
    id: idAnswer,
    reference: z.string(),
    customer: z.string().meta({ description: 'First and last name' }),
    unit: z.number().int(),
    plate: z.string().nullable().meta({ description: 'That of the unit' }),
    from: z.string().meta({ description: 'The pickup, `yyyy-mm-ddTHH:mm` by the clock at the rental place' }),
    to: z.string().meta({ description: 'The return' }),
  })
  .meta({ id: 'Collision' })

export type Collision = z.infer<typeof collisionAnswer>
