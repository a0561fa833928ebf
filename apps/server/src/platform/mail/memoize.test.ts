import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('what was given is given again, for each of several texts', () => {
  const asked: string[] = []
  const both = memoize((one: string, other: string) => {
    asked.push(`${one} ${other}`)
    return `${one}${other}`
  })
  expect([both('a', 'bc'), both('ab', 'c'), both('a', 'bc'), both('ab', 'c')]).toEqual([
    'abc',
    'abc',
    'abc',
    'abc',
  ])
  expect(asked).toEqual(['a bc', 'ab c'])
})

test('however many are asked for, few hundred are kept', () => {
  let made = 0
  const own = memoize((text: string) => {
    made += 1
    return text
  })
  for (let nth = 0; nth < 501; nth++) own(String(nth))
  own('0')
  expect(made).toBe(502)
})
