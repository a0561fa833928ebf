import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutGetters } from './plain-static-router.ts'

const installed = readFileSync(
  new URL('../../node_modules/react-router/dist/production/lib/dom/server.js', import.meta.url),
  'utf8',
)

const NAMES = ['basename', 'future', 'state', 'routes', 'manifest', 'window']

test('the router of a page has fields where React Router has getters', () => {
  const plain = withoutGetters(installed)
  for (const name of NAMES) {
    expect(installed).toMatch(new RegExp(`\\bget ${name}\\(\\)`))
    expect(plain).toMatch(new RegExp(`^\\t\\t${name}: `, 'm'))
  }
  expect(plain).not.toMatch(/\bget \w+\(/)
})

for (const { when, code } of [
  { when: 'is not made there', code: 'export const createStaticRouter = () => ({})' },
  {
    when: 'has a getter that does more',
    code: 'function createStaticRouter() {\n\treturn { get a() { return b; }, get c() { if (a) return b } }\n}\n',
  },
]) {
  test(`a router that ${when} stops the build`, () =>
    expect(() => withoutGetters(code)).toThrow('another way'))
}
