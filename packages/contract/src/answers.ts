import { z } from 'zod'

/** The answer of a call that has nothing else to return. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Message' })
