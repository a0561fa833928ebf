import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { landingAnswer, typedName } from '../specified/landings.ts'

export const deleteLanding = rootCall({
  method: 'DELETE',
  url: '/landing/:landingId',
  summary: 'Delete a landing',
  description: 'It can be restored later.',
  refusals: ['landing-not-found'],
  answer: messageAnswer,
})

export const listDeletedLandings = rootCall({
  method: 'GET',
  url: '/landing/deleted/:userId',
  summary: "List the owner's deleted landings",
  description: 'They can be restored, or deleted for good.',
  refusals: ['not-your-account'],
  answer: z.array(landingAnswer),
})

export const restoreLanding = rootCall({
  method: 'POST',
  url: '/landing/restore/:landingId',
  summary: 'Restore a deleted landing',
  description: 'Under another `name` where its own was taken meanwhile.',
  body: z.object({ name: typedName.optional() }).nullish(),
  refusals: ['landing-not-found', 'name-empty', 'name-too-long', 'name-reserved', 'name-taken'],
  answer: landingAnswer.extend(messageAnswer.shape).meta({ id: 'RestoredLanding' }),
})

export const countOpenRentals = rootCall({
  method: 'GET',
  url: '/landing/:landingId/open-rentals',
  summary: 'Count the rentals that deleting a landing would hide',
  description:
    'For a landing, deleted or not: the rentals under way and those to come. Cancelled ones do not count.',
  refusals: ['landing-not-found'],
  answer: z.object({ underWay: z.number().int(), toCome: z.number().int() }).meta({ id: 'OpenRentals' }),
})

export const deleteLandingForGood = rootCall({
  method: 'DELETE',
  url: '/landing/deletedFinal/:landingId',
  confirmsIdentity: 'in-teams',
  summary: 'Delete a landing for good',
  description:
    'Only a deleted landing; its vehicles, reservations and files go with it and never come back. Customers whose rental is to come are mailed.',
  refusals: ['landing-not-found'],
  answer: messageAnswer,
})
