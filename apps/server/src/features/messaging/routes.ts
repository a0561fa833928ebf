import * as settingsCalls from '@nelly/contract/messaging/message-settings'
import * as messageCalls from '@nelly/contract/messaging/prepared-messages'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { changeSettings, settingsOf } from './message-settings.ts'
import { offeredMessages, prepareMessage } from './prepare-message.ts'

/** The calls of what customers are told by mail and in chats. */
export function messagingRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, settingsCalls.readMessageSettings, async ({ principal }) =>
    ok(await settingsOf(db, principal.account)),
  )

  serveCall(app, settingsCalls.changeMessageSettings, ({ principal, body }) =>
    changeSettings(db, principal.account, body),
  )

  serveCall(app, messageCalls.listMessages, async ({ principal, params }) => {
    const messages = await offeredMessages(db, principal.account, params.reservationId, now())
    return messages ? ok({ messages }) : refuse('reservation-not-found')
  })

  serveCall(app, messageCalls.prepareMessage, ({ principal, params, body, request }) =>
    prepareMessage(
      db,
      principal,
      { id: params.reservationId, kind: body.kind },
      { origin: originOf(request, parts), now: now() },
    ),
  )
}
