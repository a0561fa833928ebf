import { z } from 'zod'

/** What every refused call answers: a stable code for programs, a sentence for people, and the fields at fault. */
export const problemAnswer = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ProblemAnswer = z.infer<typeof problemAnswer>

/** What a call answers that has nothing to show but that it was done. */
export const messageAnswer = z.object({ message: z.string() })
