import { listWaitingWishes, removeWaitingWish } from '@nelly/contract/reservations/waiting-wishes'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { removeWish, wishesOf } from './wishes-of.ts'

/** The calls with which operators see who waits. */
export function waitingListRoutes(app: FastifyInstance, { db }: Parts): void {
  serveCall(app, listWaitingWishes, async ({ principal }) => ok(await wishesOf(db, principal.account)))

  serveCall(app, removeWaitingWish, async ({ params, principal }) =>
    (await removeWish(db, principal.account, params.wishId)) ? ok(undefined) : refuse('wish-not-found'),
  )
}
