import type { FastifyInstance } from 'fastify'

/** The parts of a JSON Schema that tests use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: readonly unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

type Content = Record<string, { schema: Schema }>

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

/** The parts of the API's document that tests use. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** The document, as an app serves it. */
export const apiDocumentOf = async (app: FastifyInstance): Promise<ApiDocument> =>
  (await app.inject('/api/openapi.json')).json()

/** Every operation of a document. */
export const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
