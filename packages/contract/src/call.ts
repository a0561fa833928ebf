import type { z } from 'zod'
import type { Refusal } from './refusals.ts'

/** Who may call: anyone; anyone who is about to sign in as an owner; an owner who shows a session's token. */
export type Access = 'public' | 'sign-in' | 'owner'

/** The files that a call takes in one form field. */
export interface FileField {
  /** How many are asked for, and how many are too many by one. */
  readonly least: number
  readonly most: number
  /** Whether a drawing (SVG) is taken as well as a photograph. */
  readonly svg?: boolean
}

/**
 * One call of the API, said once: the server registers it, the client types itself by it, the document lists it.
 * `url` is the path below the origin (and below `/api`) with Fastify's `:name` for a parameter.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly access: Access
  /** Whether it answers below `/api` alone; calls that came before the prefix answer at their bare path as well. */
  readonly apiOnly?: true
  /** What it does, in a line, and what the line leaves out; in English, for who reads the document. */
  readonly summary: string
  readonly description: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** Headers of its own. Only the document reads this: a handler checks them itself. */
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** The files that the body may hold, by form field, sent as `multipart/form-data`. */
  readonly uploads?: Readonly<Record<string, FileField>>
  /** What it is refused for, beside what every call of its kind is refused for. */
  readonly refusals?: readonly Refusal[]
  /** The status of success and the shape of its body. */
  readonly status: 200 | 201 | 204
  readonly answer: z.ZodType
  /** The media type of success where it is no JSON; the answer is then a text, which may come bit by bit. */
  readonly type?: 'text/csv' | 'application/octet-stream'
}

/** Keeps a call's exact schemas in its type. */
export const call = <const C extends Call>(definition: C): C => definition
