import type { z } from 'zod'

/** What a caller must show to be heard. */
export type Access = 'public' | 'owner'

/**
 * One call of the API, said once: the server registers it, the client types itself by it, the document lists it.
 * `url` is the path below the origin (and below `/api`) with Fastify's `:name` for a parameter.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** True where the body may hold files, sent as `multipart/form-data`. */
  readonly uploads?: boolean
  /** The status of success and the shape of its body. */
  readonly status: 200 | 201 | 204
  readonly answer: z.ZodType
}

/** Keeps a call's exact schemas in its type. */
export const call = <const C extends Call>(definition: C): C => definition
