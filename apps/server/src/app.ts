import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { accountsRoutes } from './features/accounts/routes.ts'
import { landingsRoutes } from './features/landings/routes.ts'
import { locationsRoutes } from './features/locations/routes.ts'
import { reservationsRoutes } from './features/reservations/routes.ts'
import { vehiclesRoutes } from './features/vehicles/routes.ts'
import { storedFilesRoutes } from './files/routes.ts'
import { answerError } from './http/answer-errors.ts'
import { healthRoutes } from './http/health.ts'
import { securityHeaders } from './http/security-headers.ts'
import { validateByZod } from './http/serve-call.ts'
import { sessions } from './http/session.ts'
import { pages } from './pages/routes.ts'
import type { Parts } from './parts.ts'

/** A Fastify app out of its parts: what `main.ts` runs and every test starts. Closing it leaves the parts open. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    // The address of a page may be long with a booking in it; what is longer is nobody's booking.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    return503OnClosing: true,
  }
  const app = Fastify(options)
  app.setValidatorCompiler(validateByZod)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  await app.register(cookie)
  securityHeaders(app, parts)
  sessions(app, parts)
  healthRoutes(app, parts)
  accountsRoutes(app, parts)
  landingsRoutes(app, parts)
  locationsRoutes(app, parts)
  vehiclesRoutes(app, parts)
  reservationsRoutes(app, parts)
  storedFilesRoutes(app, parts)
  await app.register(pages, parts)
  return app
}
