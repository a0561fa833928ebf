import { expect, test } from 'vitest'
import { flag, text } from './wire.ts'

const four = text(4)

test('an emoji counts as one character of a text, as it does for the database', () => {
  expect(four.parse('🚗🚙🛻🚚')).toBe('🚗🚙🛻🚚')
  expect(four.safeParse('🚗🚙🛻🚚🚛').error?.issues).toMatchObject([{ code: 'too_big', maximum: 4 }])
})

test('blanks around a text are dropped before it is measured', () => {
  expect(four.parse('  abcd \n')).toBe('abcd')
  expect(four.safeParse('   ').success).toBe(false)
})

for (const odd of ['\0', 'a\u0007', '\u009f']) {
  test(`${JSON.stringify(odd)} is no text`, () => expect(four.safeParse(odd).success).toBe(false))
}

for (const yes of [true, 1, '1', 'true', 'on', ' ON ']) {
  test(`${JSON.stringify(yes)} is a yes`, () => expect(flag.parse(yes)).toBe(true))
}

for (const no of [false, 0, '0', 'false', 'off', '']) {
  test(`${JSON.stringify(no)} is a no`, () => expect(flag.parse(no)).toBe(false))
}

for (const neither of [2, 'yes', null, undefined, [], {}]) {
  test(`${JSON.stringify(neither)} is neither`, () => expect(flag.safeParse(neither).success).toBe(false))
}
