import type { Call } from '@nelly/contract/call'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { login } from '@nelly/contract/specified/accounts'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was refused with. */
    refusal: Refusal | undefined
  }
}

/** Calls that answer with a new session. */
const SIGN_INS = SUBJECTS.flatMap(({ calls }) => Object.values<Call>(calls)).filter(
  ({ answer }) => answer === login.answer,
)

/** Counts refusals by their name and status, and sign-ins by the call and what came of it. Must be called before there are routes. */
export function callMetrics(app: FastifyInstance, register: Registry): void {
  const refusals = new Counter({
    name: 'nelly_refusals_total',
    help: 'Refused requests',
    labelNames: ['refusal', 'status'] as const,
    registers: [register],
  })
  const signIns = new Counter({
    name: 'nelly_sign_ins_total',
    help: 'Sign-ins by the call that tried one, each with its outcome',
    labelNames: ['call', 'outcome'] as const,
    registers: [register],
  })
  for (const { url, refusals = [] } of SIGN_INS)
    for (const outcome of ['succeeded', ...refusals]) signIns.inc({ call: url, outcome }, 0)
  app.decorateRequest('refusal', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const { refusal } = request
    const { call } = request.routeOptions.config
    if (refusal) refusals.inc({ refusal, status: String(reply.statusCode) })
    if (call && SIGN_INS.includes(call))
      signIns.inc({ call: call.url, outcome: refusal ?? (reply.statusCode < 400 ? 'succeeded' : 'failed') })
    done()
  })
}
