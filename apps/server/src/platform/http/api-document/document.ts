import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import { problemAnswer } from '@nelly/contract/calls/problem-answer'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { describeRoute } from './describe-call.ts'
import { INTRODUCTION } from './introduction.ts'
import type { JsonSchema } from './json-schema.ts'

/** Collects the routes that are registered from here on; `app.swagger()` is then the document of those with a tag. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  const named: Record<string, JsonSchema> = {}
  await app.register(swagger, {
    hideUntagged: true,
    openapi: OPENAPI,
    transform: describeRoute(named),
    transformObject: (given) => {
      const { paths, components, ...document } = (given as { openapiObject: DescribedDocument }).openapiObject
      for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
        if (operation.requestBody && bodyOptional.has(operation.operationId))
          operation.requestBody.required = false
      }
      return { ...document, paths, components: { ...components, schemas: named } }
    },
  })
}

const WATCHING = 'Watching'

/** The schema of a route that is not a call, but public and in the document. */
export const describeWatching = (
  operationId: string,
  summary: string,
  description: string,
  response: Record<number, unknown>,
): FastifySchema => ({
  operationId,
  tags: [WATCHING],
  summary,
  description,
  security: [],
  response: { ...response, 400: answerOf('The request could not be read.', problemAnswer) },
})

/** A response of a route that is not a call. */
export const answerOf = (description: string, schema: z.ZodType, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
})

interface DescribedDocument {
  paths: Record<string, Record<string, { operationId: string; requestBody?: { required: boolean } }>>
  components: object
}

/** The calls with an optional body: the plug-in declares all bodies as required. */
const bodyOptional = new Set(
  SUBJECTS.flatMap(({ calls }) => Object.entries(calls))
    .filter(([, { body }]) => body?.safeParse(undefined).success)
    .map(([operationId]) => operationId),
)

const OPENAPI: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.1',
  info: {
    title: 'Nelly',
    summary: 'Landing pages for vehicle rental, and the reservations made on them',
    description: INTRODUCTION,
    version: '1.0.0',
    contact: { name: 'Whoever runs this server' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The server that gave this document' }],
  tags: [
    ...SUBJECTS.map(({ name, description }) => ({ name, description })),
    { name: WATCHING, description: 'Health checks and metrics.' },
  ],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token that login answers' },
      antiForgeryCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'XSRF-TOKEN',
        description: 'Set by `GET /api/sanctum/csrf-cookie`',
      },
      antiForgeryHeader: {
        type: 'apiKey',
        in: 'header',
        name: 'X-XSRF-TOKEN',
        description: 'The value of the cookie `XSRF-TOKEN`, repeated',
      },
    },
  },
}
