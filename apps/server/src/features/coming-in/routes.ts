import * as calls from '@nelly/contract/team/coming-in'
import type { Language } from '@nelly/contract/wire'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/language-of.ts'
import { mailingOf } from '../../platform/http/mailing.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { askForLink, type LinkWish } from './ask-for-link.ts'
import { readPasswordReset, setForgottenPassword } from './password-reset.ts'
import { completeSignUp, readSignUp } from './sign-up.ts'

/** The calls with which somebody comes in who has no session: signing up, and a forgotten password. */
export function comingInRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now, signUp } = parts

  const asked = (
    { request }: { request: FastifyRequest },
    { language, ...wish }: Omit<LinkWish, 'origin' | 'language'> & { language?: Language | undefined },
  ) =>
    askForLink(
      parts,
      {
        ...wish,
        language: language ?? languageOf(request),
        origin: originOf(request, parts),
      },
      request.ip,
    )

  serveCall(app, calls.readSignUpPolicy, async () => ok({ isOpen: signUp }))

  serveCall(app, calls.signUp, async ({ body, ...call }) =>
    signUp ? asked(call, { kind: 'sign-up', ...body }) : refuse('route-not-found'),
  )

  serveCall(app, calls.readSignUp, ({ params }) => readSignUp(db, params.token, now()))

  serveCall(app, calls.completeSignUp, ({ params, body }) =>
    completeSignUp(db, { ...params, ...body }, now()),
  )

  serveCall(app, calls.askPasswordReset, ({ body, ...call }) =>
    asked(call, { kind: 'password-reset', ...body }),
  )

  serveCall(app, calls.readPasswordReset, ({ params }) => readPasswordReset(db, params.token, now()))

  serveCall(app, calls.setForgottenPassword, ({ params, body, request }) =>
    setForgottenPassword(db, { ...params, ...body }, mailingOf(request, parts)),
  )
}
