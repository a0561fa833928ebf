import type { Call } from '@nelly/contract/call'
import fc from 'fast-check'
import type { Schema } from '../api-document.ts'
import { NO_IDS } from './hostile-values.ts'
import { fieldsOf } from './sound-call.ts'

/** Invalid values for any field. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.double(),
  fc.bigInt({ max: 2n ** 70n }).map(String),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '1e400',
    '-0',
    '0x10',
    ' ',
    'null',
    '[]',
    '{}',
    '[1',
    '2027-03-10',
    '24:00',
    '31-02-2027',
  ),
  fc.constantFrom(
    'İ'.repeat(60),
    'ß'.repeat(35),
    'a\u0300'.repeat(60),
    '🚗'.repeat(300),
    '\u2028',
    '%00',
    '\\u0000',
  ),
  fc.integer({ min: 1, max: 40 }).map((times) => 'x'.repeat(2 ** Math.floor(times / 2.5))),
)

/** Valid values by a schema. */
function taken(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(taken))
  switch ([schema.type].flat()[0]) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 })
    case 'number':
      return fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(schema.items ? taken(schema.items) : odd, { maxLength: (schema.maxItems ?? 10) + 1 })
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
      return fc.record(Object.fromEntries(entries.map(([field, of]) => [field, taken(of)])), {
        requiredKeys: [],
      })
    }
    default:
      return fc.string({
        unit: 'grapheme',
        minLength: schema.minLength ?? 0,
        maxLength: schema.maxLength ?? 60,
      })
  }
}

/**
 * Changes of a few fields, so that later checks are reached too: another valid value, an odd one, the same within a
 * list or an object, or nothing.
 */
function changesOf(
  properties: Readonly<Record<string, Schema>>,
  sound: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const change = (field: string, schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 4, arbitrary: taken(schema) },
      { weight: 3, arbitrary: odd },
      { weight: 1, arbitrary: fc.constant(undefined) },
      {
        weight: 1,
        arbitrary: fc.constantFrom([sound[field]], { [field]: sound[field] }, [[[sound[field]]]]),
      },
    )
  return fc
    .subarray(Object.entries(properties), { maxLength: Math.min(3, Object.keys(properties).length) })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map(([field, of]) => [field, change(field, of)]))))
}

/** The changes of a valid call. */
export interface Change {
  body: Record<string, unknown>
  query: Record<string, string>
  /** Parameters of the path, as they are written in an address. */
  path: Record<string, string>
  headers: Record<string, string>
  /** Whether the body is sent as a form, where the call accepts forms. */
  asForm: boolean
}

/** Random changes of a call, by its own schemas. */
export function arbitraryChange(call: Call, sound: Readonly<Record<string, unknown>>): fc.Arbitrary<Change> {
  const parameters = [...call.url.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
  const inPath = fc.oneof(
    fc.constantFrom(...NO_IDS),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(encodeURIComponent),
    fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(String),
  )
  const query = Object.keys(fieldsOf(call, 'query').properties)
  const strange = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 20 }), odd, { maxKeys: 2 })
  return fc.record({
    body: fc
      .tuple(changesOf(fieldsOf(call, 'body').properties, sound), strange)
      .map(([own, more]) => ({ ...more, ...own })),
    query: fc.dictionary(
      fc.oneof(fc.constantFrom('page', ...query), fc.string({ maxLength: 8 })),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      { maxKeys: 3 },
    ),
    // Mostly the owner's own, or all requests would end at the authorization.
    path: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record(Object.fromEntries(parameters.map((parameter) => [parameter, inPath])), {
          requiredKeys: [],
        }),
      },
    ) as fc.Arbitrary<Record<string, string>>,
    headers: fc.record(
      {
        'accept-language': fc.string({ maxLength: 30 }),
        'idempotency-key': fc.string({ maxLength: 300 }),
        'if-none-match': fc.string({ maxLength: 30 }),
      },
      { requiredKeys: [] },
    ),
    asForm: fc.boolean(),
  })
}
