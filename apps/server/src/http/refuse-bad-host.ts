import type { FastifyInstance } from 'fastify'
import { isHost } from './origin.ts'
import { Refused } from './refused.ts'

/** Refuses requests whose `Host` is no host's name, before anything makes an address of it. */
export function refuseBadHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isHost(request.host) ? undefined : new Refused('body-malformed'))
  })
}
