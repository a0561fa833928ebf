/** The parts of OpenAPI 3.1 that our document is made of. */

/** A JSON Schema of the 2020-12 draft. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

export interface Reference {
  $ref: string
}

/** A value that shows what is meant, or where one lies. */
export type Examples = Record<string, { summary?: string; value: unknown } | Reference>

export interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Examples
  encoding?: Record<string, { contentType: string }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface ResponseOf {
  description: string
  headers?: Record<string, { description: string; schema: Schema } | Reference>
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Record<string, MediaType> }
  responses: Record<string, ResponseOf>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What one address answers, by method. */
export type PathItem = Partial<Record<Method, Operation>>

export interface OpenApiDocument {
  openapi: '3.1.1'
  info: Record<string, unknown> & { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    examples: Examples
    parameters: Record<string, Parameter>
    headers: Record<string, { description: string; schema: Schema }>
    securitySchemes: Record<string, Record<string, string>>
  }
}
