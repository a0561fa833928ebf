import { type Success, successWords } from '@nelly/contract/refusals/success-words'
import { requestedLanguage } from '@nelly/contract/words/requested-language'
import type { FastifyReply } from 'fastify'

/** The response of a call that has nothing else to return, in the caller's language or else in Spanish. */
export function successAnswer(reply: FastifyReply, success: Success): { message: string } {
  reply.header('vary', 'accept-language')
  return {
    message: successWords(success, requestedLanguage(reply.request.headers['accept-language']) ?? 'es'),
  }
}
