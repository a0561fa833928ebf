import type { ProblemAnswer } from '@nelly/contract/answers'
import type { Collision } from '@nelly/contract/collision'
import { type ExtraOutOfStock, extraOutWords } from '@nelly/contract/extra-out-of-stock'
import { fieldErrors, nestedFieldErrors } from '@nelly/contract/field-words'
import { operatorReading } from '@nelly/contract/moment-words'
import { type Problem, problems } from '@nelly/contract/problems'
import { refusalWords } from '@nelly/contract/refusal-words'
import type { Refusal } from '@nelly/contract/refusals'
import { reservationStandsWords } from '@nelly/contract/reservation-status-words'
import { refusedByRule } from '@nelly/contract/rules/refused-rental'
import { kindOfRule } from '@nelly/contract/rules/rule-kinds'
import { ruleWords } from '@nelly/contract/rules/rule-words'
import type { SiteDraftAnswer } from '@nelly/contract/site/calls'
import type { Conflicts } from '@nelly/domain/merge-edit'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { languageOfRefusal } from './answer-language.ts'
import type { ReservationConflict } from './reservation-conflict.ts'

/** Answers a call with a refusal, in the caller's language. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal, field?: string): FastifyReply =>
  send(reply, problems[refusal].status, problemAnswer(reply, refusal, field))

function problemAnswer(reply: FastifyReply, refusal: Refusal, field?: string): ProblemAnswer {
  const problem: Problem = problems[refusal]
  const message = refusalWords(refusal, languageOfRefusal(refusal, reply.request.headers['accept-language']))
  const at = field ?? problem.field
  return { code: refusal, message, ...(at === undefined ? {} : { errors: { [at]: [message] } }) }
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

/** Answers a change of a site that somebody else was faster with, with the newest draft. */
export const sendSiteChanged = (
  reply: FastifyReply,
  { refusal, site }: { refusal: 'site-changed'; site: SiteDraftAnswer },
): FastifyReply => send(reply, problems[refusal].status, { ...problemAnswer(reply, refusal), site })

/** Answers a save of rates that somebody else saved meanwhile, with the newest version. */
export function sendRatesChanged(reply: FastifyReply, version: number): FastifyReply {
  const language = languageOfRefusal('rates-changed', reply.request.headers['accept-language'])
  const message = refusalWords('rates-changed', language)
  return send(reply, problems['rates-changed'].status, { code: 'rates-changed', message, version })
}

/** Answers a block, a choice of a unit or fewer units that reservations are in the way of, with these. */
export function sendCollisions(
  reply: FastifyReply,
  {
    refusal,
    collisions,
    swap,
  }: {
    refusal: 'collides' | 'unit-taken' | 'units-below-reservations'
    collisions: readonly Collision[]
    swap?: boolean
  },
): FastifyReply {
  return send(reply, problems[refusal].status, {
    ...problemAnswer(reply, refusal),
    collisions: [...collisions],
    ...(swap !== undefined && { swap }),
  })
}

/** Answers a choice of a unit that is blocked, with the time of the block. */
export function sendUnitBlocked(
  reply: FastifyReply,
  { refusal, blocked }: { refusal: 'unit-blocked'; blocked: { from: string; to: string } },
): FastifyReply {
  const language = languageOfRefusal(refusal, reply.request.headers['accept-language'])
  return send(reply, problems[refusal].status, {
    code: refusal,
    message: refusalWords(refusal, language),
    blocked,
  })
}

/** Answers a wish for an extra that is taken on its dates, with that extra. */
export function sendExtraOutOfStock(reply: FastifyReply, { refusal, extra }: ExtraOutOfStock): FastifyReply {
  const language = languageOfRefusal(refusal, reply.request.headers['accept-language'])
  return send(reply, problems[refusal].status, {
    code: refusal,
    message: extraOutWords(extra, language),
    extra: { code: extra.code, left: extra.stock ?? 0 },
  })
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

/** Answers a change that a reservation's status or revision refuses, with the reservation as it is now. */
export function sendReservationConflict(
  reply: FastifyReply,
  { refusal, reservation, changed }: ReservationConflict,
): FastifyReply {
  const language = languageOfRefusal(refusal, reply.request.headers['accept-language'])
  const standing = reservationStandsWords(reservation.status, language)
  const message = `${refusalWords(refusal, language)} ${standing}`
  return send(reply, problems[refusal].status, { code: refusal, message, reservation, changed })
}

/** Answers an operator's own rental that rules refuse, with each of them in words. */
export function sendRulesRefused(reply: FastifyReply, rules: readonly BrokenRule[]): FastifyReply {
  const language = languageOfRefusal('rule-refused', reply.request.headers['accept-language'])
  const message = refusalWords('rule-refused', language)
  const texts = rules.map((rule) => ruleWords(rule, operatorReading(language)))
  return send(reply, problems['rule-refused'].status, {
    code: 'rule-refused',
    message,
    errors: { [problems['rule-refused'].field]: texts },
    rules: rules.map(({ code }, index) => ({ code, kind: kindOfRule(code), text: texts[index] ?? '' })),
  })
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
