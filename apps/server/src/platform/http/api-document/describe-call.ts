import { STATUS_CODES } from 'node:http'
import type { SwaggerTransform } from '@fastify/swagger'
import type { Call, FileField } from '@nelly/contract/call'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import { problems, type Refusal } from '@nelly/contract/refusals/refusals'
import { idempotencyKey } from '@nelly/contract/wire'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { refusalsOfCall } from './refusals-of-call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers. */
    call?: Call
  }
}

const CALLS = SUBJECTS.flatMap(({ name: tag, calls }) =>
  Object.entries(calls).map(([operationId, call]) => ({ call, operationId, tag })),
)

const DESCRIPTIONS = { 200: 'Done.', 201: 'Created.', 202: 'Taken on.', 204: 'Done.' } as const

/** The schema of a call's route, for Fastify's validation and serialization and for the document. */
export function describeCall(call: Call): FastifySchema {
  const { operationId, tag } = CALLS.find((one) => one.call === call) ?? {}
  if (operationId === undefined || tag === undefined) throw new Error(`${call.url} is not listed in calls.ts`)
  const type = call.type ?? 'application/json'
  const description = DESCRIPTIONS[call.status]
  const answer =
    call.status === 204 || call.status === 202
      ? z.null().meta({ description })
      : { description, content: { [type]: { schema: call.answer } } }
  return {
    operationId,
    tags: [tag],
    summary: call.summary,
    description: call.description,
    security: securityOf(call),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { [call.status]: answer },
  }
}

/** The required credentials follow from the refusals for missing ones. */
function securityOf(call: Call): Record<string, string[]>[] {
  const refusals = refusalsOfCall(call)
  const security = {
    ...(refusals.has('not-signed-in') && { bearer: [] }),
    ...(refusals.has('anti-forgery-mismatch') && { antiForgeryCookie: [], antiForgeryHeader: [] }),
  }
  return Object.keys(security).length > 0 ? [security] : []
}

const acceptLanguage = z.string().optional().meta({ description: 'The language of messages, `en` or `es`' })

/**
 * Turns a route's schemas into JSON Schema, and adds what only the document needs: headers, files and refusals. Named
 * schemas are collected in `named`. Not by the transform of fastify-type-provider-zod: it takes names from zod's global
 * registry, where the built web app has its own copies of the contract's schemas.
 */
export const describeRoute =
  (named: Record<string, JsonSchema>): SwaggerTransform =>
  ({ schema, url, route }) => {
    if (!schema?.tags || schema.hide) return { schema: { hide: true }, url }
    const call = route.config?.call
    const input = (of: unknown) => of && jsonSchemaOf(of as z.ZodType, 'input', named)
    const body = input(schema.body) as JsonSchema | undefined
    const params = input(schema.params) as JsonSchema | undefined
    const headers = z.object({
      ...(call?.idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      'Accept-Language': acceptLanguage,
    })
    const isRenamed = call !== undefined && isAmbiguous(call)
    const described = {
      ...schema,
      ...(call && { headers: input(headers) }),
      querystring: input(schema.querystring),
      body: body && call?.uploads ? { content: contentWithFiles(body, call.uploads) } : body,
      params: params && isRenamed ? namedId(params) : params,
      response: {
        ...answersOf(schema.response as Record<string, Answer>, named),
        ...(call && refusalResponses(call)),
      },
    }
    return { url: isRenamed ? url.replace(/:\w+/, ':id') : url, schema: described }
  }

/** A response in a route's schema: its contents by media type, or none. */
type Answer = z.ZodType | { description: string; content: Record<string, { schema: z.ZodType }> }

const answersOf = (answers: Readonly<Record<string, Answer>>, named: Record<string, JsonSchema>) =>
  mapValues(answers, (answer) => {
    if (!('content' in answer)) return jsonSchemaOf(answer, 'output', named)
    const content = mapValues(answer.content, ({ schema }) => ({
      schema: jsonSchemaOf(schema, 'output', named),
    }))
    return { ...answer, content }
  })

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

/**
 * For OpenAPI, paths that differ only in the name of a parameter are the same path: such a parameter is called `id`.
 */
const isAmbiguous = ({ url }: Call): boolean =>
  CALLS.some(({ call }) => call.url !== url && unnamed(call.url) === unnamed(url))

const unnamed = (url: string): string => url.replace(/:\w+/g, ':')

const namedId = ({ type, properties = {} }: JsonSchema) => ({
  type,
  properties: { id: Object.values(properties)[0] },
  required: ['id'],
})

function contentWithFiles(body: JsonSchema, uploads: Readonly<Record<string, FileField>>) {
  const files = Object.entries(uploads)
  const requiredFiles = files.filter(([, { least }]) => least > 0).map(([field]) => field)
  const required = [...(body.required ?? []), ...requiredFiles]
  const form = {
    type: 'object',
    properties: {
      ...body.properties,
      ...Object.fromEntries(files.map(([field, of]) => [field, fileSchema(of)])),
    },
    ...(required.length > 0 && { required }),
  }
  return {
    ...(requiredFiles.length === 0 && { 'application/json': { schema: body } }),
    'multipart/form-data': { schema: form },
  }
}

function fileSchema({ least, most, svg }: FileField) {
  const formats = svg ? 'JPEG, PNG, WebP, AVIF or SVG' : 'JPEG, PNG, WebP or AVIF'
  const file = { type: 'string', format: 'binary', description: `${formats}; at most 10 MB` }
  if (most === 1) return file
  const description = 'The field once for each file, or numbered: `images[0]`, `images[1]`, …'
  return { type: 'array', items: file, minItems: least, maxItems: most, description }
}

function refusalResponses(call: Call) {
  const byStatus = Map.groupBy(refusalsOfCall(call), (refusal) => problems[refusal].status)
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [status, refusalResponse(status, refusals)]),
  )
}

function refusalResponse(status: number, refusals: readonly Refusal[]) {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: refusals } } }],
  }
  const codes = refusals.map((refusal) => `\`${refusal}\``).join(', ')
  return {
    description: `${REASONS[status] ?? STATUS_CODES[status]}: ${codes}.`,
    ...(status === 401 && {
      headers: { 'WWW-Authenticate': { type: 'string', description: 'How to sign in' } },
    }),
    ...(status === 429 && {
      headers: { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } },
    }),
    content: { 'application/json': { schema } },
  }
}

/** Where HTTP has no name for a status, or a vague one. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'Not signed in',
  409: 'In conflict with what is stored',
  419: 'The anti-forgery header does not repeat the cookie',
  422: 'A field is invalid',
}
