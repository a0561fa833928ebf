import { Readable } from 'node:stream'
import { landingIn } from '@nelly/contract/landings/landing-language'
import * as calls from '@nelly/contract/share/share'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { OwnRef } from '@nelly/domain/reservations/source'
import { refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { drawingIn } from '../../platform/pdf/drawing-in.ts'
import { findLanding } from '../landings/find-landing.ts'
import { visitedLanding } from '../public-site/visit.ts'
import type { Poster } from './poster.ts'

/** The call for what an operator takes from a landing to other places. */
export function shareRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, files, now } = parts
  const drawPoster = drawingIn<Poster>(new URL('./poster-thread.ts', import.meta.url))

  serveCall(app, calls.drawPoster, async ({ params, query, principal, request, reply }) => {
    const landing = await findLanding(db, principal.account, params.landingId)
    if (!landing) return refuse('landing-not-found')
    const stored = await files.read(landing.logo.path)
    const logo = stored && Buffer.concat(await stored.stream.toArray())
    const language = query.language ?? landing.defaultLanguage
    const offered = landingIn(await visitedLanding(db, landing), language)
    const poster = await drawPoster(principal.account, {
      landing: {
        displayName: landing.displayName,
        address: landing.name,
        colours: {
          primary: landing.colorPrimary as HexColour,
          secondary: landing.colorSecondary as HexColour,
        },
      },
      logo,
      href: `${originOf(request, parts)}/${offered?.localAddress ?? landing.name}`,
      ref: query.ref ?? ('poster' satisfies OwnRef),
      language,
      now: now(),
    })
    return attachment(reply, `${landing.name}.pdf`, Readable.from([poster]))
  })
}
