import { type Success, successWords } from '@nelly/contract/refusals/success-words'
import type { FastifyReply } from 'fastify'
import { languageOf } from './language-of.ts'

/** The response of a call that has nothing else to return, in the caller's language or else in Spanish. */
export function successAnswer(reply: FastifyReply, success: Success): { message: string } {
  reply.header('vary', 'accept-language')
  return {
    message: successWords(success, languageOf(reply.request)),
  }
}
