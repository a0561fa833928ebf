import type { VisitedLanding } from '@nelly/contract/public-site'
import { vehicleId } from '@nelly/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../../platform/files/names-tag.ts'
import { Refused } from '../../platform/http/refused.ts'
import { type Drawing, drawnPictures } from '../../platform/images/drawn-pictures.ts'
import type { Parts } from '../../platform/parts.ts'
import { sendFault } from '../../platform/rendering/fault-page.ts'
import { fleetGlance } from '../vehicles/fleet-glance.ts'
import { landingShare, landingSign, vehicleShare } from './landing-drawings.ts'
import { offeredVehicle } from './offered-vehicles.ts'
import { visit } from './visit.ts'

type Asked = FastifyRequest<{ Params: { name: string; vehicle?: string }; Querystring: { v?: unknown } }>

/** What is on the picture that a request asks for; undefined where it asks for something that is not there. */
type Plan = (landing: VisitedLanding, request: Asked) => Drawing | undefined | Promise<Drawing | undefined>

/** When a robot may come again that found too many others waiting. */
const SECONDS_TO_WAIT = 10

/**
 * The pictures that stand for a published landing and its vehicles: drawn when they are first asked for. Their addresses name
 * a version, by which they may be kept for good; without it, or by that of a former one, the present one is given.
 */
export function drawnRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts
  const drawn = drawnPictures(parts)

  const serve = (url: string, type: string, plan: Plan) =>
    app.get(url, async (request: Asked, reply) => {
      const found = await visit(db, request.params.name)
      if (found.kind === 'moved') {
        return reply.redirect(request.url.replace(/^\/[^/]*/, `/${found.to}`), 308)
      }
      const drawing = found.kind === 'found' ? await plan(found.landing, request) : undefined
      if (!drawing) return sendFault(request, reply, 'route-not-found')
      return send(request, reply, drawing, type)
    })

  const send = async (request: Asked, reply: FastifyReply, drawing: Drawing, type: string) => {
    const etag = `"${drawing.version}"`
    const headers = {
      etag,
      'cache-control': keptBy(request, drawing),
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (namesTag(request.headers['if-none-match'], etag)) return reply.headers(headers).code(304).send()
    try {
      const { stream, size } = await drawn.read(drawing)
      return reply.headers(headers).type(type).header('content-length', size).send(stream)
    } catch (err) {
      if (!(err instanceof Refused)) request.log.error({ err }, 'a picture could not be drawn')
      reply.header('retry-after', SECONDS_TO_WAIT)
      return sendFault(request, reply, 'temporarily-unavailable')
    }
  }

  serve('/:name/share.jpg', 'image/jpeg', async (landing) =>
    landingShare(landing, await fleetGlance(db, landing.id)),
  )
  serve('/:name/vehicles/:vehicle/share.jpg', 'image/jpeg', async (landing, { params }) => {
    const id = vehicleId.safeParse(params.vehicle)
    const vehicle = id.success ? await offeredVehicle(db, landing.id, id.data) : undefined
    return vehicle && vehicleShare(landing, vehicle)
  })
  serve('/:name/icon.png', 'image/png', (landing) => landingSign(landing, 'icon'))
  serve('/:name/touch-icon.png', 'image/png', (landing) => landingSign(landing, 'touch-icon'))
}

const keptBy = ({ query }: Asked, { version }: Drawing): string =>
  query.v === version ? 'public, max-age=31536000, immutable' : 'no-cache'
