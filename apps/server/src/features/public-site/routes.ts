import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../platform/parts.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { embedRoutes } from './embed-routes.ts'
import { generatedImageRoutes } from './generated-image-routes.ts'
import type { PageServer } from './page-server.ts'
import { robotRoutes } from './robot-routes.ts'

/** The largest form of a page: a booking is a thousandth of it. */
const LARGEST_FORM_BYTES = 1024 * 1024

/**
 * Every request that is not a call is a page: passes it to the web app and returns the response. A scope of its own, as
 * pages take unparsed bodies of any type and report errors as pages.
 */
export async function pages(
  app: FastifyInstance,
  { page, ...parts }: Parts & { page: PageServer },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler(page.fail)
  robotRoutes(app, parts)
  generatedImageRoutes(app, parts)
  embedRoutes(app, parts)
  catalogueRoutes(app, parts)
  if (parts.webFolder !== undefined) {
    // The web app's build names these files by their content hash, and compresses them.
    await app.register(fastifyStatic, {
      root: join(parts.webFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // A route for each file: the plugin reads the folder at each request of a wildcard.
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
    })
    // Any other is no page.
    app.get('/assets/*', (_request, reply) => reply.callNotFound())
  }

  app.all('/*', {
    // Before an unwanted body is read.
    onRequest: async (request, reply) => page.refuse(request, reply),
    handler: page.serve,
  })
}
