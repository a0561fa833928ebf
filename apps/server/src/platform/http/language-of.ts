import type { Language } from '@nelly/contract/wire'
import { requestedLanguage } from '@nelly/contract/words/requested-language'
import type { FastifyRequest } from 'fastify'

/** The language that a request asks for; Spanish where it asks for none of ours. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  requestedLanguage(headers['accept-language']) ?? 'es'
