import type { ProblemAnswer } from '@nelly/contract/calls/problem-answer'
import { plainAnswer, refusalAnswer } from '@nelly/contract/calls/refusal-answer'
import type { Refused } from '@nelly/contract/refusal-details'
import { problems, type Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'
import { requestedLanguage } from '@nelly/contract/words/requested-language'
import type { FastifyReply } from 'fastify'

/** Answers a call with a refusal and what it tells, in the caller's language. */
export function sendRefusal(reply: FastifyReply, refused: Refused<Refusal>): FastifyReply {
  if ('retryAfter' in refused) reply.header('retry-after', refused.retryAfter)
  const hasNestedErrors = reply.routeOptions.config.call?.nestedErrors ?? false
  return send(
    reply,
    refused.refusal,
    refusalAnswer(refused, { ...saidIn(reply, refused.refusal), hasNestedErrors }),
  )
}

/** Answers a request with a refusal that tells nothing more, perhaps at a field. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal, field?: string): FastifyReply =>
  send(reply, refusal, plainAnswer(refusal, saidIn(reply, refusal), field))

/** In the language of the caller, with the field names of the call. */
const saidIn = (reply: FastifyReply, refusal: Refusal) => ({
  language: languageOfRefusal(refusal, reply.request.headers['accept-language']),
  spelling: reply.routeOptions.config.call?.spelling,
})

function send(reply: FastifyReply, refusal: Refusal, answer: ProblemAnswer): FastifyReply {
  reply.request.refusal = refusal
  return (
    reply
      .code(problems[refusal].status)
      .header('vary', 'accept-language')
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // Serialized here: the route's response schemas describe success, and all refusals have one shape.
      .serializer((payload: ProblemAnswer) => JSON.stringify(payload))
      .send(answer)
  )
}

/** Without a requested language, refusals are as the owner's screens show them: in Spanish except these. */
const PRINTED_IN_ENGLISH: ReadonlySet<Refusal> = new Set(['internal-error'])

/** The language of a refusal. */
const languageOfRefusal = (refusal: Refusal, header: string | undefined): Language =>
  requestedLanguage(header) ?? (PRINTED_IN_ENGLISH.has(refusal) ? 'en' : 'es')
