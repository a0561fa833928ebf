import type { Schema } from '../api-document.ts'

/** A hostile value of a field. */
export interface Hostile {
  what: string
  /** `undefined` leaves the field out. */
  value: unknown
  /** Its JSON, for one that no value can express. */
  json?: string
  /** Whether the field of this schema must refuse it; otherwise it may. */
  refused: boolean
  /** Where it is accepted as text, it is stored exactly. */
  kept?: boolean
}

const types = ({ type, anyOf = [] }: Schema): string[] => [
  ...[type ?? []].flat(),
  ...anyOf.flatMap((one) => [one.type ?? []].flat()),
]

/** The values to try in a field of a body, and what its schema requires of each. */
export function hostileValues(field: string, schema: Schema, required: boolean): Hostile[] {
  const of = types(schema)
  const is = (type: string) => of.includes(type)
  // A file field ignores any text that a client sends instead of a file.
  const isNothing = of.every((type) => type === 'null')
  const isChoice = schema.enum !== undefined
  const isNumber = !isChoice && (is('integer') || is('number'))
  const takesNegatives = [schema, ...(schema.anyOf ?? [])].some(({ minimum = 0 }) => minimum < 0)
  const longest = longestOf(schema)
  const isSecret = field.startsWith('password')
  const isText = longest !== undefined && !isSecret
  return [
    ...[
      { what: 'missing', value: undefined },
      { what: 'null', value: null },
      { what: 'empty', value: '' },
      { what: 'blank', value: isSecret ? '' : ' \t ' },
    ].map((hostile) => ({ ...hostile, refused: required })),
    { what: 'an object', value: { a: 1 }, refused: !isNothing && !is('object') },
    {
      what: 'an object of prototypes',
      value: { constructor: 1, toString: 2, length: 3 },
      refused: !isNothing && !is('object'),
    },
    { what: 'a list', value: ['a', { b: [] }], refused: !isNothing },
    { what: 'a list in lists', value: nested(50), refused: !isNothing },
    { what: 'yes', value: true, refused: !isNothing && !is('boolean') },
    { what: 'a huge number', value: 1e308, refused: !isNothing },
    { what: 'a number that is none', value: 0, json: '1e309', refused: !isNothing },
    { what: 'a negative number', value: -1, refused: !isNothing && !takesNegatives },
    { what: 'a fraction', value: 1.5, refused: is('integer') && !is('number') && !isChoice },
    { what: '100,000 letters', value: 'x'.repeat(100_000), refused: !isNothing },
    // For any other field it is a text.
    ...(isNumber ? NO_NUMBERS : ['abc']).map((value) => ({
      what: `the number ${value.slice(0, 12)}`,
      value,
      refused: isNumber && !(takesNegatives && value === '-1'),
    })),
    { what: 'NUL', value: 'a\0b', refused: isText || isNumber || isChoice },
    { what: 'a bell', value: 'a\u0007b', refused: isText || isNumber || isChoice },
    { what: 'half a character', value: 'a\ud800b', refused: false },
    { what: 'an emoji', value: 'Café 🚗👩‍👩‍👧', refused: isNumber || isChoice, kept: true },
    {
      what: 'right-to-left text',
      value: 'שלום \u202eabc\u202c مرحبا x',
      refused: isNumber || isChoice,
      kept: true,
    },
    {
      what: 'HTML',
      value: '<script>alert(1)</script><img src=x onerror=alert(1)>',
      refused: isNumber || isChoice,
      kept: true,
    },
    { what: 'a path', value: '../../../etc/passwd', refused: isNumber || isChoice, kept: true },
    { what: 'SQL', value: "x'); drop table users; --", refused: isNumber || isChoice, kept: true },
    { what: 'a format', value: '%s %n <%= 7*7 %> {{7*7}}', refused: isNumber || isChoice, kept: true },
    ...(longest === undefined
      ? []
      : [
          { what: 'a letter too many', value: 'x'.repeat(longest + 1), refused: true },
          { what: 'an emoji too many', value: '🚗'.repeat(longest + 1), refused: true },
        ]),
    ...(field.startsWith('date_') ? NO_DATES : []).map((value) => ({
      what: `the date ${value}`,
      value,
      refused: true,
    })),
    ...(field.startsWith('time_') ? NO_TIMES : []).map((value) => ({
      what: `the time ${value}`,
      value,
      refused: true,
    })),
  ]
}

const NO_NUMBERS = [
  'abc',
  '1e309',
  '-1',
  'NaN',
  'Infinity',
  '0x10',
  '１２',
  '1,5',
  '9'.repeat(40),
  '--',
  "1' or '1'='1",
]

const NO_DATES = [
  '31-02-2027',
  '2027-02-29',
  '00-00-2027',
  '2027-13-01',
  '12/03/2027',
  '1-1-2027',
  '99-99-9999',
  '2027-03-12T10:00',
  '12-03-0000',
]
const NO_TIMES = ['24:00', '25:00', '12:60', '13:00 PM', '-1:00', 'noon', '10', '10:00Z']

const longestOf = ({ maxLength, anyOf = [] }: Schema): number | undefined =>
  maxLength ?? anyOf.map((one) => one.maxLength).find((length) => length !== undefined)

const nested = (depth: number): unknown => {
  let list: unknown = []
  for (let level = 0; level < depth; level++) list = [list]
  return list
}

/** Invalid ids for a path, as they are written there. */
export const NO_IDS: readonly string[] = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '2147483648',
  '9'.repeat(60),
  '%00',
  '%20',
  '%F0%9F%9A%97',
  '%EF%BC%91',
  '..%2F..%2Fetc',
  '1%2F2',
  "1'--",
  'null',
  '__proto__',
  'constructor',
]
