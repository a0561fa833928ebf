import type { Language } from '@nelly/contract/wire'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { languageOf } from './language-of.ts'
import { originOf } from './origin.ts'

/** How mails that come of a request are written. */
export interface Mailing {
  language: Language
  /** Of their links. */
  origin: string
  now: Date
}

/** Mails to whoever makes a request are in the language of its answer. */
export const mailingOf = (request: FastifyRequest, parts: Pick<Parts, 'now' | 'publicUrl'>): Mailing => ({
  language: languageOf(request),
  origin: originOf(request, parts),
  now: parts.now(),
})
