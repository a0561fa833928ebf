import type { Call } from '@nelly/contract/call'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import type { InjectOptions } from 'fastify'
import { jsonSchemaOf } from '../../../src/platform/http/api-document/json-schema.ts'
import type { Schema } from '../api-document.ts'
import { type FormFile, multipart } from '../multipart.ts'
import type { Named } from '../whose/named.ts'
import { SOUND_VALUES } from './sound-values.ts'

/** Every call of the API by its exported name. */
export const CALLS: readonly { name: string; call: Call }[] = SUBJECTS.flatMap(({ calls }) =>
  Object.entries(calls).map(([name, call]) => ({ name, call })),
)

/** The input of a call, field by field. */
export interface Fields {
  properties: Readonly<Record<string, Schema>>
  required: ReadonlySet<string>
}

const known = new Map<unknown, Fields>()

/** The fields of a call's body or query; empty without one. */
export function fieldsOf(call: Call, where: 'body' | 'query'): Fields {
  const schema = call[where]
  const fields = known.get(schema) ?? readFields(schema)
  known.set(schema, fields)
  return fields
}

function readFields(schema: Call['body']): Fields {
  const said: Schema = schema ? (jsonSchemaOf(schema, 'input', {}) as Schema) : {}
  const object = said.anyOf?.find(({ type }) => type === 'object') ?? said
  return { properties: object.properties ?? {}, required: new Set(object.required) }
}

/** The calls that need an unused name. */
const NAMING: ReadonlySet<string> = new Set([
  'createLanding',
  'duplicateLanding',
  'updateLanding',
  'restoreLanding',
  'addSpecialFeature',
  'addPlace',
  'changePlace',
])

/** A valid body of the call, with an owner's ids and with names that differ for each `turn`. */
export function soundBody(
  { name, call }: (typeof CALLS)[number],
  own: Named,
  turn: number,
): Record<string, unknown> {
  const { properties, required } = fieldsOf(call, 'body')
  const sound = Object.entries(properties).map(([field, schema]) => [field, soundValue(name, field, schema)])
  const body: Record<string, unknown> = Object.fromEntries(sound)
  const owns: Record<string, unknown> = {
    id_users_landing: own.user,
    user_id: own.user,
    accountId: own.account,
    landing_id: own.landing,
    landingId: own.landing,
    id_landing: own.landing,
    location_id: own.location,
    id_vehicle: own.vehicle,
    vehicle_id: own.vehicle,
    vehicle: own.vehicle,
    vehicleId: own.vehicle,
    vehicles: [own.vehicle],
    placeId: own.place,
    poolId: own.otherPool,
    id_pool: own.pool,
    wish: {
      vehicle: own.vehicle,
      period: { pickup: '2027-03-12T10:00', return: '2027-03-15T10:00' },
      pickupPlace: 'Here',
      returnPlace: 'There',
    },
    special_feature_id: own.feature,
    removed: own.otherCustomer,
    image_ids: [own.image],
    special_feature_ids: [own.feature],
    idempotency_key: undefined,
    // Of something that was changed already, the first one is refused.
    ...(!required.has('revision') && { revision: undefined }),
    ...(NAMING.has(name) && { name: `Búho ${turn}` }),
    // The owner with one of everything has an unknown password.
    current_password: undefined,
    ...(name === 'updateUser' && { email: `owner-${own.user}@example.net` }),
  }
  const mine = Object.entries(owns).filter(([field]) => field in body)
  return { ...body, ...Object.fromEntries(mine) }
}

function soundValue(call: string, field: string, schema: Schema): unknown {
  for (const name of [`${call}.${field}`, field]) {
    if (Object.hasOwn(SOUND_VALUES, name)) return SOUND_VALUES[name]
  }
  return anyValue(schema)
}

/** A value that the schema allows. */
function anyValue(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [first] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (first) return anyValue(first)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return 'text'
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return []
    default:
      return null
  }
}

/** A call to be sent as JSON. `payload` is the text of the body. */
export const asJson = (call: Call, url: string, payload: string | undefined): InjectOptions => ({
  method: call.method,
  url,
  ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
})

/** A call to be sent as a form, with `picture` in every required file field. */
export function asForm(
  call: Call,
  url: string,
  body: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, readonly FormFile[]>>,
): InjectOptions {
  const fields = Object.entries(body).flatMap(([field, value]): [string, string][] => {
    if (value === undefined || value === null) return []
    return [[field, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
  })
  const pictures = Object.entries(files).flatMap(([field, those]) =>
    those.map((file) => [field, file] as const),
  )
  return { method: call.method, url, ...multipart([...fields, ...pictures]) }
}

/** A fleet, for the fields that take tables. */
const TABLE = Buffer.from('placa,modelo\nA1,Rio\n')
/** The calls that take one. */
export const TABLE_CALLS: readonly string[] = ['/imports', '/landings/:landingId/rates/table']

/** The required files of a call: pictures, but where it takes tables. */
export const neededFiles = ({ url, uploads = {} }: Call, picture: Buffer): Record<string, FormFile[]> =>
  Object.fromEntries(
    Object.entries(uploads)
      .filter(([, { least }]) => least > 0)
      .map(([field]) => [field, [{ content: TABLE_CALLS.includes(url) ? TABLE : picture }]]),
  )
