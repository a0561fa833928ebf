import { z } from 'zod'
import type { Names } from './names.ts'
import type { Refusal } from './refusals/refusals.ts'
import {
  attemptId,
  blockId,
  customerId,
  drawerShiftId,
  feedId,
  gatewayId,
  importId,
  invitationId,
  landingId,
  ledgerEntryId,
  memberId,
  partnerId,
  passkeyId,
  payLinkId,
  personId,
  photographId,
  placeId,
  poolId,
  previewLinkId,
  quoteId,
  reservationId,
  saleDocumentId,
  sessionId,
  slipId,
  specialFeatureId,
  vehicleId,
  wishId,
} from './wire.ts'

/** Who may call: anyone; anyone who is about to sign in as an owner; an owner with a session token. */
export type Access = 'public' | 'sign-in' | 'owner'

/** The files that a call accepts in one form field. */
export interface FileField {
  /** How many are required, and the first number that is too many. */
  readonly least: number
  readonly most: number
  /** Whether a drawing (SVG) is accepted as well as a photograph. */
  readonly svg?: boolean
}

/**
 * The definition of one call of the API. The server registers it, the client is typed by it, and the document lists it.
 * `url` is the path below the origin (and below `/api`) with Fastify's `:name` for a parameter.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly access: Access
  /** Whether it answers at its bare path as well as below `/api`, as calls that are older than the prefix do. */
  readonly atRoot?: true
  /** A one-line summary, and a description of the rest; in English, for readers of the API document. */
  readonly summary: string
  readonly description: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodType<object, Record<string, unknown>>
  /** Whether it creates something once, however often it is sent with the same header `Idempotency-Key`. */
  readonly idempotencyKey?: true
  readonly body?: z.ZodType
  /** The bytes of its largest body, where that may be larger than those of other calls. */
  readonly bodyBytes?: number
  /** How its body spells our names of fields, where it does so otherwise: its refusals name them as it does. */
  readonly spelling?: Names
  /** Whether errors name fields inside lists and objects by their whole path, as `rates.seasons.0.name`. */
  readonly nestedErrors?: true
  /** The files that the body may hold, by form field, sent as `multipart/form-data`. */
  readonly uploads?: Readonly<Record<string, FileField>>
  /**
   * Where it is dangerous: who signed in a while ago has to confirm who they are. Calls of the specification ask only in teams and
   * those with a second factor, as others are answered as ever.
   */
  readonly confirmsIdentity?: 'always' | 'in-teams'
  /** Whether screens make it again and again by themselves: it keeps no session that nobody uses. */
  readonly isPolled?: true
  /** Whether who lacks a second factor that their account requires may make it. */
  readonly withoutFactor?: true
  /** Its refusals, besides those that every call of its kind has. */
  readonly refusals?: readonly Refusal[]
  /** The status of success and the shape of its body. */
  readonly status: 200 | 201 | 202 | 204
  readonly answer: z.ZodType
  /** The media type of success where it is not JSON; the answer is then a text, which may be streamed. */
  readonly type?: 'text/csv' | 'text/calendar' | 'application/octet-stream' | 'application/pdf' | 'image/jpeg'
}

type RouteField = 'method' | 'url' | 'status' | 'idempotencyKey' | 'uploads'
type SchemaField = 'params' | 'query' | 'body' | 'answer'

/** What a client needs of a call in order to make it. Where it has the schema of the answer, the answer is checked. */
export type Route = Pick<Call, RouteField> & Partial<Pick<Call, SchemaField>>

/** The same of one call: its types are known, its schemas are not there. */
export type RouteOf<C extends Call> = Pick<C, keyof C & RouteField> & Partial<Pick<C, keyof C & SchemaField>>

/** The identifiers that paths name, each with its schema. */
const PATH_IDS = {
  userId: personId,
  memberId,
  invitationId,
  sessionId,
  passkeyId,
  landingId,
  vehicleId,
  reservationId,
  customerId,
  placeId,
  poolId,
  blockId,
  feedId,
  previewLinkId,
  quoteId,
  wishId,
  entryId: ledgerEntryId,
  shiftId: drawerShiftId,
  partnerId,
  importId,
  payLinkId,
  slipId,
  photographId,
  gatewayId,
  attemptId,
  saleDocumentId,
  featureId: specialFeatureId,
}

type NamesIn<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a path, where it names identifiers alone. */
type ParamsOf<Url extends string> = [NamesIn<Url>] extends [never]
  ? unknown
  : [NamesIn<Url>] extends [keyof typeof PATH_IDS]
    ? { readonly params: z.ZodObject<Pick<typeof PATH_IDS, NamesIn<Url>>> }
    : unknown

function paramsOf(url: string): Pick<Call, 'params'> {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof typeof PATH_IDS)
  const isOfIds = names.length > 0 && names.every((name) => name in PATH_IDS)
  return isOfIds ? { params: z.object(Object.fromEntries(names.map((name) => [name, PATH_IDS[name]]))) } : {}
}

/** What most calls are: for owners alone, and answered with 200. */
const USUAL = { access: 'owner', status: 200 } as const

type Definition = Omit<Call, keyof typeof USUAL> & Partial<Call>
/** The usual parts that a definition leaves out, and the definition. */
type Defined<C extends Definition, Usual> = Omit<Usual & ParamsOf<C['url']>, keyof C> & C

const defining =
  <const Usual extends Partial<Call>>(usual: Usual) =>
  <const C extends Definition>(definition: C) =>
    ({ ...usual, ...paramsOf(definition.url), ...definition }) as unknown as Defined<C, Usual>

/** A call of which only what is not usual is said. Preserves its exact schemas in its type. */
export const call = defining(USUAL)

/** The same of one that answers at its bare path as well. */
export const rootCall = defining({ ...USUAL, atRoot: true })
