import { expect, test } from 'vitest'
import { parseRobots, ROBOTS } from './robots.ts'

for (const [typed, read] of [
  ['index, follow', 'index, follow'],
  ['noindex', 'noindex, follow'],
  ['nofollow', 'index, nofollow'],
  ['NOFOLLOW,noindex', 'noindex, nofollow'],
  [' index ', 'index, follow'],
  ['all', 'index, follow'],
  ['none', 'noindex, nofollow'],
] as const) {
  test(`robots "${typed}" is read as "${read}"`, () =>
    expect(parseRobots(typed)).toEqual({ ok: true, value: read }))
}

test('every canonical value is read as itself', () => {
  for (const robots of ROBOTS) expect(parseRobots(robots)).toEqual({ ok: true, value: robots })
})

for (const typed of [
  '',
  'yes',
  'index, noindex',
  'none, follow',
  'index follow',
  'noindex,',
  'max-snippet:5',
]) {
  test(`"${typed}" is not a robots value`, () =>
    expect(parseRobots(typed)).toEqual({ ok: false, refusal: 'robots-unknown' }))
}
