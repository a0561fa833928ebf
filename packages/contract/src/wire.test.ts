import { expect, test } from 'vitest'
import { z } from 'zod'
import { flag, line, name, numeric, text } from './wire.ts'

const four = text(4)

test('an emoji counts as one character, as it does for the database', () => {
  expect(four.parse('🚗🚙🛻🚚')).toBe('🚗🚙🛻🚚')
  expect(four.safeParse('🚗🚙🛻🚚🚛').error?.issues).toMatchObject([{ code: 'too_big', maximum: 4 }])
})

test('text is trimmed before it is measured', () => {
  expect(four.parse('  abcd \n')).toBe('abcd')
  expect(four.safeParse('   ').success).toBe(false)
})

test('line breaks in a name or a line are blanks, and stay in a text', () => {
  const typed = 'Toyota\r\nCorolla\u2028XL\n'
  expect([name(20), line(20)].map((schema) => schema.parse(typed))).toEqual([
    'Toyota Corolla XL',
    'Toyota Corolla XL',
  ])
  expect(text(20).parse(typed)).toBe('Toyota\r\nCorolla\u2028XL')
  expect(name(20).safeParse('\n').success).toBe(false)
})

for (const odd of ['\0', 'a\u0007', '\u009f', 'a\ud800', '\udc00a']) {
  test(`${JSON.stringify(odd)} is neither a text nor a line`, () => {
    expect([four.safeParse(odd).success, line(4).safeParse(odd).success]).toEqual([false, false])
  })
}

for (const yes of [true, 1, '1', 'true', 'on', ' ON ']) {
  test(`${JSON.stringify(yes)} means yes`, () => expect(flag.parse(yes)).toBe(true))
}

for (const no of [false, 0, '0', 'false', 'off', '']) {
  test(`${JSON.stringify(no)} means no`, () => expect(flag.parse(no)).toBe(false))
}

for (const neither of [2, 'yes', null, undefined, [], {}]) {
  test(`${JSON.stringify(neither)} means neither`, () => expect(flag.safeParse(neither).success).toBe(false))
}

const price = numeric(z.number())

for (const [sent, read] of [
  [1500, 1500],
  ['1500', 1500],
  ['1500.50', 1500.5],
  ['-3', -3],
  [' 12 ', 12],
] as const) {
  test(`${JSON.stringify(sent)} is the number ${read}`, () => expect(price.parse(sent)).toBe(read))
}

for (const sent of [
  '1,500',
  '1.234,50',
  '1,234.50',
  "1'500",
  '1 500',
  '1e3',
  '0x10',
  '.5',
  '5.',
  '+5',
  '$5',
  ' ',
  '',
]) {
  test(`"${sent}" is not a number`, () => expect(price.safeParse(sent).success).toBe(false))
}
