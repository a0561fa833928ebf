import { type Success, successWords } from '@nelly/contract/success-words'
import type { FastifyReply } from 'fastify'
import { requestLanguage } from './answer-language.ts'

/** The answer of a call that has nothing to show but that it was done, in the caller's language or else in Spanish. */
export function successAnswer(reply: FastifyReply, success: Success): { message: string } {
  reply.header('vary', 'accept-language')
  return { message: successWords(success, requestLanguage(reply.request.headers['accept-language']) ?? 'es') }
}
