import { PREVIEW_LINKS } from '@nelly/domain/site/limits'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'

const previewLink = z
  .object({
    id: z.number().int(),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable().meta({ description: '`null` for nobody known' }),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' })
/** A link that shows the draft of a site to whoever has it. */
export type PreviewLink = z.infer<typeof previewLink>

export const listPreviewLinks = call({
  method: 'GET',
  url: '/landings/:landingId/site/preview-links',
  summary: 'List the preview links of a site',
  description: 'Those that open now, the newest first.',
  refusals: ['landing-not-found'],
  answer: z.array(previewLink),
})

export const addPreviewLink = call({
  method: 'POST',
  url: '/landings/:landingId/site/preview-links',
  summary: 'Make a link that shows the draft of a site',
  description: `To whoever has it, without signing in, for ${PREVIEW_LINKS.days} days or until it is ended: always the newest draft, where nothing can be booked. The address is a secret and is answered only here; ${PREVIEW_LINKS.most} links of a site can open at a time.`,
  refusals: ['landing-not-found', 'too-many-preview-links'],
  status: 201,
  answer: previewLink
    .extend({ url: z.string().meta({ description: 'Its whole address' }) })
    .meta({ id: 'NewPreviewLink' }),
})

export const endPreviewLink = call({
  method: 'DELETE',
  url: '/landings/:landingId/site/preview-links/:previewLinkId',
  summary: 'End a preview link',
  description: 'It opens nothing from then on.',
  refusals: ['landing-not-found', 'preview-link-not-found'],
  answer: messageAnswer,
})
