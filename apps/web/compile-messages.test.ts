import { expect, test } from 'vitest'
import { compiledMessage } from './compile-messages.ts'

test.each([
  '{additions, select, tax {plus taxes} other {}}',
  '{count, plural, =0 {} one {one} other {#}}',
  '{a, select, x {{b, select, y {} other {b}}} other {a}}',
  '',
])('a message that may be empty can’t be built: %s', (message) =>
  expect(() => compiledMessage(message)).toThrow('may be empty'),
)

test.each([
  'Todos los vehículos',
  '{price} por día{additions, select, tax {, más impuestos} other {}}',
  '{name}',
  '{count, plural, one {# día} other {# días}}',
  '<b>{name}</b>',
])('a message that says something in any case is built: %s', (message) =>
  expect(compiledMessage(message)).toBeDefined(),
)
