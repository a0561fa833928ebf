import { landingIn } from '@nelly/contract/landings/landing-language'
import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { vehicleId } from '@nelly/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesETag } from '../../platform/http/etag.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import { Refused } from '../../platform/http/refused.ts'
import { type GeneratedImage, generatedImages } from '../../platform/images/generated-images.ts'
import type { Parts } from '../../platform/parts.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { fleetGlance } from '../vehicles/fleet-glance.ts'
import { landingShare, landingSign, vehicleShare } from './landing-images.ts'
import { findOfferedVehicle } from './offered-vehicles.ts'
import { visit } from './visit.ts'

type ImageRequest = FastifyRequest<{
  Params: { name: string; language?: string; vehicle?: string }
  Querystring: { v?: unknown }
}>

/** The contents of the requested image; undefined where there is no such image. */
type Plan = (
  landing: VisitedLanding,
  request: ImageRequest,
) => GeneratedImage | undefined | Promise<GeneratedImage | undefined>

/** When a robot may retry after the render queue was full. */
const SECONDS_TO_WAIT = 10

/**
 * The generated images of a published landing and its vehicles, made when they are first requested. Their addresses
 * contain a version, with which they may be cached for good; without it, or with an old one, the current image is
 * returned.
 */
export function generatedImageRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts
  const images = generatedImages(parts)

  const serve = (url: string, type: string, plan: Plan) =>
    app.get(url, async (request: ImageRequest, reply) => {
      const found = await visit(db, request.params.name)
      if (found.kind === 'moved') {
        return reply.redirect(request.url.replace(/^\/[^/]*/, `/${found.to}`), 308)
      }
      const { language } = request.params
      const main = found.kind === 'found' ? found.landing : undefined
      const landing = main && language !== undefined ? landingIn(main, language) : main
      const image = landing && (await plan(landing, request))
      if (!image) return sendFault(request, reply, 'route-not-found')
      return send(request, reply, image, type)
    })

  const send = async (request: ImageRequest, reply: FastifyReply, image: GeneratedImage, type: string) => {
    const etag = `"${image.version}"`
    const headers = {
      etag,
      'cache-control': cacheControl(request, image),
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (matchesETag(request.headers['if-none-match'], etag)) return reply.headers(headers).code(304).send()
    try {
      const { stream, size } = await images.read(image)
      return reply.headers(headers).type(type).header('content-length', size).send(stream)
    } catch (err) {
      if (!(err instanceof Refused)) request.log.error({ err }, 'a share picture could not be rendered')
      reply.header('retry-after', SECONDS_TO_WAIT)
      return sendFault(request, reply, 'temporarily-unavailable')
    }
  }

  // A share picture has words, so there is one in each language.
  for (const home of ['/:name', '/:name/:language']) {
    serve(`${home}/share.jpg`, 'image/jpeg', async (landing) =>
      landingShare(landing, await fleetGlance(db, landing.id)),
    )
    serve(`${home}/vehicles/:vehicle/share.jpg`, 'image/jpeg', async (landing, { params }) => {
      const id = vehicleId.safeParse(params.vehicle)
      const vehicle = id.success
        ? await findOfferedVehicle(db, landing.id, id.data, {
            instant: now(),
            ratesOf: ratesReader(db),
          })
        : undefined
      return vehicle && vehicleShare(landing, vehicle)
    })
  }
  serve('/:name/icon.png', 'image/png', (landing) => landingSign(landing, 'icon'))
  serve('/:name/touch-icon.png', 'image/png', (landing) => landingSign(landing, 'touch-icon'))
}

const cacheControl = ({ query }: ImageRequest, { version }: GeneratedImage): string =>
  query.v === version ? 'public, max-age=31536000, immutable' : 'no-cache'
