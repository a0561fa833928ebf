import { z } from 'zod'
import { rootCall } from '../call.ts'
import { NAME_REFUSALS } from '../specified/landings.ts'
import { landingId, optionalText } from '../wire.ts'

export const checkLandingName = rootCall({
  method: 'GET',
  url: '/landing-name/:userId',
  summary: 'Check whether a landing may have a name',
  description:
    'The address that a name would get, and why it is refused, if it is. The name is not reserved: another landing may take it meanwhile.',
  query: z.object({
    name: optionalText(500),
    landingId: landingId
      .optional()
      .meta({ description: 'The landing to be renamed, which may keep its name' }),
  }),
  refusals: ['not-your-account'],
  answer: z
    .object({
      slug: z.string().nullable().meta({ description: 'The address; null for a name without one' }),
      available: z.boolean(),
      reason: z.object({ code: z.enum(NAME_REFUSALS), message: z.string() }).nullable(),
    })
    .meta({ id: 'LandingName' }),
})
