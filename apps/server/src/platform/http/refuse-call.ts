import type { ProblemAnswer } from '@nelly/contract/answers'
import type { Collision } from '@nelly/contract/collision'
import { fieldErrors, nestedFieldErrors } from '@nelly/contract/field-words'
import { type Problem, problems } from '@nelly/contract/problems'
import { refusalWords } from '@nelly/contract/refusal-words'
import type { Refusal } from '@nelly/contract/refusals'
import { refusedByRule } from '@nelly/contract/rules/refused-rental'
import type { Conflicts } from '@nelly/domain/merge-edit'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { languageOfRefusal } from './answer-language.ts'

/** Answers a call with a refusal, in the caller's language. */
export function sendProblem(reply: FastifyReply, refusal: Refusal, field?: string): FastifyReply {
  const problem: Problem = problems[refusal]
  const message = refusalWords(refusal, languageOfRefusal(refusal, reply.request.headers['accept-language']))
  const at = field ?? problem.field
  const answer: ProblemAnswer = {
    code: refusal,
    message,
    ...(at === undefined ? {} : { errors: { [at]: [message] } }),
  }
  return send(reply, problem.status, answer)
}

/** Answers a call whose fields failed their schema, with the error of each field. */
export function sendFieldProblems(reply: FastifyReply, issues: readonly z.core.$ZodIssue[]): FastifyReply {
  const language = languageOfRefusal('fields-invalid', reply.request.headers['accept-language'])
  const errorsOf = reply.routeOptions.config.call?.nestedErrors ? nestedFieldErrors : fieldErrors
  return send(reply, problems['fields-invalid'].status, {
    code: 'fields-invalid',
    message: refusalWords('fields-invalid', language),
    errors: errorsOf(issues, language),
  })
}

/** Answers an edit that conflicts with others, with both values of each field. */
export function sendConflicts(reply: FastifyReply, conflicts: Conflicts): FastifyReply {
  const language = languageOfRefusal('changed-meanwhile', reply.request.headers['accept-language'])
  const message = refusalWords('changed-meanwhile', language)
  return send(reply, problems['changed-meanwhile'].status, { code: 'changed-meanwhile', message, conflicts })
}

/** Answers a save of rates that somebody else saved meanwhile, with the newest version. */
export function sendRatesChanged(reply: FastifyReply, version: number): FastifyReply {
  const language = languageOfRefusal('rates-changed', reply.request.headers['accept-language'])
  const message = refusalWords('rates-changed', language)
  return send(reply, problems['rates-changed'].status, { code: 'rates-changed', message, version })
}

/** Answers a block that reservations are in the way of, with these. */
export function sendCollisions(reply: FastifyReply, collisions: readonly Collision[]): FastifyReply {
  const language = languageOfRefusal('collides', reply.request.headers['accept-language'])
  const message = refusalWords('collides', language)
  return send(reply, problems.collides.status, { code: 'collides', message, collisions: [...collisions] })
}

/** Answers a rental that a rule refuses, with the rule and the body of the nearest one that is not refused. */
export function sendRentalRefused(
  reply: FastifyReply,
  rule: BrokenRule,
  nearest: Readonly<Record<string, unknown>> | null,
): FastifyReply {
  const language = languageOfRefusal(rule.code, reply.request.headers['accept-language'])
  return send(reply, problems[rule.code].status, refusedByRule(rule, nearest, language))
}

const send = (reply: FastifyReply, status: number, answer: ProblemAnswer) =>
  reply
    .code(status)
    .header('vary', 'accept-language')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // Serialized here: the route's response schemas describe success, and all refusals have one shape.
    .serializer((payload: ProblemAnswer) => JSON.stringify(payload))
    .send(answer)
