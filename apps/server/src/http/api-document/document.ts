import { problemAnswer } from '@nelly/contract/answers'
import type { Call } from '@nelly/contract/call'
import { SUBJECTS, type Subject } from '@nelly/contract/calls'
import { addressesOf } from './addresses.ts'
import { INTRODUCTION } from './introduction.ts'
import { jsonSchema, type NamedSchemas } from './json-schema.ts'
import type { Method, OpenApiDocument, PathItem } from './openapi.ts'
import { operationOf } from './operation-of.ts'
import { refusalExamples } from './responses.ts'
import { WATCHING, WATCHING_TAG } from './watching.ts'

/** The API's document, made of the same calls that the server registers: each once, under `/api`. */
export function apiDocument(subjects: readonly Subject[] = SUBJECTS): OpenApiDocument {
  const schemas: NamedSchemas = {}
  jsonSchema(problemAnswer, 'output', schemas)
  return {
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
    tags: [...subjects.map(({ name, description }) => ({ name, description })), WATCHING_TAG],
    paths: { ...pathsOf(subjects, schemas), ...WATCHING },
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      examples: refusalExamples(callsOf(subjects)),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: 'The language of messages, `en` or `es`',
          schema: { type: 'string' },
          example: 'en',
        },
      },
      headers: {
        'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
        'WWW-Authenticate': { description: 'How to sign in', schema: { type: 'string' } },
      },
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
}

const callsOf = (subjects: readonly Subject[]): Call[] =>
  subjects.flatMap(({ calls }) => Object.values(calls))

function pathsOf(subjects: readonly Subject[], named: NamedSchemas): Record<string, PathItem> {
  const addresses = addressesOf(callsOf(subjects))
  const paths: Record<string, PathItem> = {}
  for (const { name: tag, calls } of subjects) {
    for (const [name, call] of Object.entries(calls)) {
      const address = addresses.get(call)
      if (!address) throw new Error(`${name} has no address`)
      const method = call.method.toLowerCase() as Method
      if (paths[address.path]?.[method])
        throw new Error(`${name} is not alone at ${call.method} ${address.path}`)
      paths[address.path] = {
        ...paths[address.path],
        [method]: operationOf(call, { name, tag, address }, named),
      }
    }
  }
  return paths
}
