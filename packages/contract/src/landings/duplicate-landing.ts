import { z } from 'zod'
import { call } from '../call.ts'
import { landingAnswer, NAME_REFUSALS, typedName } from '../specified/landings.ts'

export const duplicateLanding = call({
  method: 'POST',
  url: '/landings/:landingId/duplicate',
  idempotencyKey: true,
  summary: 'Duplicate a landing',
  description:
    'A new landing under another `name`, which is a draft: with the settings, the draft of the site, vehicles that offer the same units, with their pictures, the places with their pairs, and the current rates as version 1. Reservations, blocks, publications, preview links and what is scheduled are not copied, and no canonical address is.',
  body: z.object({ name: typedName }),
  refusals: ['landing-not-found', ...NAME_REFUSALS],
  status: 201,
  answer: landingAnswer,
})

/** The name of a duplicate. */
export type Duplicate = z.input<typeof duplicateLanding.body>
