import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import { CONTACT_FIELDS, SEARCH_FIELDS } from '@nelly/contract/visitor-forms'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The names of the wire that are none of ours: every field of every call that is written with an underscore, and two more. */
const SPELLINGS = new Set(['transmision', 'commissions'])
for (const name of [...Object.values(SEARCH_FIELDS), ...Object.values(CONTACT_FIELDS)])
  collect({ [name]: {} })
for (const { calls } of SUBJECTS) {
  for (const { body, query, answer } of Object.values(calls)) {
    for (const schema of [body, query]) if (schema) collectFrom(schema, 'input')
    collectFrom(answer, 'output')
  }
}

// Also a condition of fees, by our own name.
SPELLINGS.delete('driver_age')

function collectFrom(schema, io) {
  JSON.stringify(schema.toJSONSchema({ io, unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') collect(value)
    return value
  })
}

function collect(properties) {
  for (const name of Object.keys(properties)) if (name.includes('_')) SPELLINGS.add(name)
}

/** Files that name something else that is spelled so. */
const ALLOWED = [
  // The columns and tables of the database, of today and of former versions.
  /^apps\/server\/src\/platform\/(?:db|backup)\//,
  'apps/server/src/features/accounts/export-account.ts',
  // What the browser's storage holds of a booking, which the specification spells so.
  'apps/web/app/visitor/booking-storage/scripts.ts',
  'apps/web/app/visitor/booking-storage/stored-booking.ts',
]
const isAllowed = (path) => ALLOWED.some((one) => (one instanceof RegExp ? one.test(path) : one === path))

const withoutComments = (source) => source.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')

/** The spellings in a source text, but for those in SQL, where they are columns. */
function spellingsIn(source) {
  const words = source.replace(/\bsql(<[^`]*>)?`[^`]*`/g, '').match(/\w+/g) ?? []
  return [...new Set(words)].filter((word) => SPELLINGS.has(word))
}

test('names of the wire are spelled in the contract alone', () => {
  const sources = globSync('{server/src,web/app}/**/*.{ts,tsx}', { cwd: join(root, 'apps') })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => `apps/${path}`)
  expect(sources.length).toBeGreaterThan(500)
  const found = sources
    .filter((path) => !isAllowed(path))
    .map((path) => [path, spellingsIn(readFileSync(join(root, path), 'utf8'))])
    .filter(([, spellings]) => spellings.length > 0)
  expect(Object.fromEntries(found)).toEqual({})
})

/** Files of the contract beside `specified/` that spell some. */
const SPELLED_ELSEWHERE = new Set([
  // Reservations and what they cost: specified calls, and others that have their fields.
  'public-site/change-wish.ts',
  'rates/quote-line.ts',
  'rates/wish.ts',
  'reservations/reservation-list.ts',
  // The forms of visitors' pages, and the parameter of pages, which a specified list has too.
  'visitor-forms.ts',
  'page-size.ts',
  // Files of rates that were exported before.
  'rates/former-file.ts',
])

test('in the contract, they are spelled in `specified` and where they have to be', () => {
  const sources = globSync('**/*.ts', { cwd: join(root, 'packages/contract/src') })
  expect(sources.filter((path) => path.startsWith('specified/')).length).toBeGreaterThan(10)
  const found = sources
    .filter((path) => !path.startsWith('specified/') && !path.endsWith('.test.ts'))
    .map((path) => [
      path,
      spellingsIn(withoutComments(readFileSync(join(root, 'packages/contract/src', path), 'utf8'))),
    ])
    .filter(([path, spellings]) => spellings.length > 0 && !SPELLED_ELSEWHERE.has(path))
  expect(Object.fromEntries(found)).toEqual({})
})

for (const [where, source, spelling] of [
  ['read from a body', 'const pickup = body.place_of_departure', 'place_of_departure'],
  ['written into an answer', "return { transmision: 'manual' }", 'transmision'],
  ['the name of a form field', '<input name="last_name" />', 'last_name'],
]) {
  test(`a name of the wire is noticed where it is ${where}`, () =>
    expect(spellingsIn(source)).toEqual([spelling]))
}

test('a column of the database is none', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text.
  const source = 'sql`select ${id} from landings where deleted_at is null`'
  expect(spellingsIn(source)).toEqual([])
})
