import { MAX_SOURCE } from '@nelly/domain/reservations/source'
import { z } from 'zod'
import { call } from '../call.ts'
import { language, optionalName } from '../wire.ts'

export const drawPoster = call({
  method: 'GET',
  url: '/landings/:landingId/poster',
  summary: 'Download a poster with the QR code of a landing',
  description:
    'A page of A4 as a PDF, with the landing’s name, logo, address and code in its colours; in its own language unless another is asked for. The code leads to the pages in that language where the landing is offered in it.',
  query: z.object({
    language: language.optional(),
    ref: optionalName(MAX_SOURCE).meta({
      description: 'What its code says for `ref`, such as that of a partner; else `poster`',
    }),
  }),
  refusals: ['landing-not-found'],
  type: 'application/pdf',
  answer: z.string(),
})
