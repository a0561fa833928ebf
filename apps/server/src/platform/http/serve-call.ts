import type { Readable } from 'node:stream'
import type { Call } from '@nelly/contract/call'
import type { Outcome } from '@nelly/contract/refusal-details'
import { hiddenFrom } from '@nelly/contract/seen-by'
import type { PersonId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ROLES } from '@nelly/domain/team/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { actingAs } from '../db/acting.ts'
import { isNestedTooDeep } from '../nested-json.ts'
import { describeCall } from './api-document/describe-call.ts'
import { bindKey, type Responding } from './idempotency.ts'
import { sendProblem, sendRefusal } from './refuse-call.ts'
import { FieldsInvalid, Refused } from './refused.ts'
import type { Session } from './session-store.ts'
import type { ReceivedUpload } from './upload.ts'
import { receiveUploads, refuseSeconds, refuseUploads, removeUploads } from './uploads.ts'

/** The input of a call, validated by its schemas. */
export interface CallArgs<C extends Call> {
  params: C extends { params: infer P extends z.ZodType } ? z.output<P> : undefined
  query: C extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
  body: C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
  /** The account and the person of the caller; only calls of access `owner` have one. */
  principal: C extends { access: 'owner' } ? Principal : undefined
  session: C extends { access: 'owner' } ? Session : undefined
  /** The uploaded files, as temporary files that are removed with the response. */
  uploads: readonly ReceivedUpload[]
  /** Makes the response of a creation; only owners' calls with an `idempotencyKey` have it. */
  respond: C extends Creating ? Responding<z.input<C['answer']>> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** An owner's call with an idempotent creation. */
type Creating = { access: 'owner'; idempotencyKey: true }

/** The response of a call; one of another type than JSON may be streamed. */
type Answered<C extends Call> = C extends { type: string } ? string | Readable : z.input<C['answer']>

/** Executes a call: its response, or its refusal. */
export type Handler<C extends Call> = (args: CallArgs<C>) => Promise<Outcome<Answered<C>>>

/** Registers a call under `/api`, and at its bare path too if it is `atRoot`; the document lists it under `/api`. */
export function serveCall<const C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const schema = describeCall(call)
  const seen = new Map(ROLES.map((role) => [role, hiddenFrom(role, call.answer)]))
  const creates = call.access === 'owner' && call.idempotencyKey
  for (const prefix of call.atRoot ? ['', '/api'] : ['/api']) {
    app.route({
      method: call.method,
      url: `${prefix}${call.url}`,
      schema: { ...schema, hide: prefix === '' },
      ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
      config: { ownerSide: call.access !== 'public', call },
      onRequest: call.access === 'owner' ? [app.requireMember(call)] : [],
      preValidation: [
        ...(call.uploads ? [receiveUploads, refuseSeconds(call.uploads)] : [refuseUploads]),
        ...(creates ? [bindKey(call)] : []),
      ],
      onSend: call.uploads ? [removeUploads] : [],
      handler: async (request, reply) => {
        const { params, query, body, principal, session, uploads } = request
        if (session && !isOwnPath(params, session)) return sendProblem(reply, 'not-your-account')
        const answer = (respond?: Responding<unknown>) => {
          const args = { params, query, body, principal, session, uploads, respond, request, reply }
          return handler(args as unknown as CallArgs<C>)
        }
        const outcome = await actingAs(principal?.actor ?? { kind: 'visitor' }, () =>
          creates ? app.createOnce(request, call.answer, answer) : answer(),
        )
        const hide = session && seen.get(session.role)
        if (!outcome.ok) {
          if (outcome.refusal === 'role-not-allowed') await app.auditRefusal(request)
          if (!hide || !('newest' in outcome)) return sendRefusal(reply, outcome)
          return sendRefusal(reply, { ...outcome, newest: hide(outcome.newest) } as typeof outcome)
        }
        if (call.type) reply.type(call.type.startsWith('text/') ? `${call.type}; charset=utf-8` : call.type)
        return reply.code(call.status).send(hide ? hide(outcome.value) : outcome.value)
      },
    })
  }
}

/** A user in a path is the person who signed in: the data is that of their account. */
const isOwnPath = (params: unknown, { person }: Session): boolean => {
  const { userId = person } = (params ?? {}) as { userId?: PersonId }
  return userId === person
}

/**
 * Parses JSON. An empty body is accepted, as many clients always send the type: a call that needs one reports it
 * itself. JSON that is nested too deep is refused, as what checks, compares or writes it anew goes down level by level.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else
      parse(request, body, (error, value) => {
        if (error || !isNestedTooDeep(value)) done(error, value)
        else done(new Refused('body-malformed'))
      })
  })
}

/** Validates a part of a call by its zod schema. An invalid identifier in the path is a 404. */
export const validateByZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (sent: unknown) => {
    // Without a body there is null.
    const data = sent ?? undefined
    const checked = schema.safeParse(data)
    if (checked.success) return { value: checked.data }
    if (httpPart === 'params') return { error: new Refused('route-not-found') }
    // A missing body is reported like an empty one, by field.
    const lacking = data === undefined ? schema.safeParse({}) : checked
    return { error: new FieldsInvalid((lacking.error ?? checked.error).issues) }
  }
