import { expect, test } from 'vitest'
import { outcomeOf } from './lib/journeys.mjs'

const journey = (title, ok, ...messages) => ({
  title,
  ok,
  tests: [
    { results: [...messages.map((message) => ({ errors: [{ message }] })), ...(ok ? [{ errors: [] }] : [])] },
  ],
})

test('a journey that passes when it is repeated has failed unless it ran out of time', () => {
  const specs = [
    journey('sound', true),
    journey('slow', true, 'Test timeout of 180000ms exceeded.'),
    journey('wrong once', true, 'expect(received).toBe(expected)'),
    journey('too slow', false, 'Timeout: 30000ms', 'Timeout: 30000ms'),
  ]
  const report = {
    stats: { expected: 1 },
    suites: [{ title: 'a.journey.ts', suites: [{ title: '', specs }] }],
  }
  expect(outcomeOf(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      expect.stringContaining('wrong once\nexpect(received)'),
      expect.stringContaining('too slow\nTimeout'),
    ],
    flaky: [expect.stringContaining('slow\nTest timeout')],
  })
})
