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
  test(`search engines told "${typed}" are told "${read}"`, () =>
    expect(parseRobots(typed)).toEqual({ ok: true, value: read }))
}

test('each way of telling them is read as itself', () => {
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
  test(`"${typed}" tells search engines nothing`, () =>
    expect(parseRobots(typed)).toEqual({ ok: false, refusal: 'robots-unknown' }))
}
