import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedCheck } from './bounded-check.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const bounds = { timeoutMs: 20, freshMs: 3000 }

test('a success is cached for a while, a failure is not', async () => {
  const check = vi.fn(async () => {})
  const ask = boundedCheck(check, bounds)
  await ask()
  vi.advanceTimersByTime(2999)
  await ask()
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  check.mockRejectedValue(new Error('no space left on device'))
  await expect(ask()).rejects.toThrow('no space left')
  await expect(ask()).rejects.toThrow('no space left')
  expect(check).toHaveBeenCalledTimes(3)
})

test('a check that hangs times out for its callers, and no second one is started', async () => {
  vi.useRealTimers()
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = vi.fn(() => promise)
  const ask = boundedCheck(check, bounds)
  const answers = await Promise.allSettled([ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask()).rejects.toThrow('no answer within 20 ms')
  expect(check).toHaveBeenCalledTimes(1)
  resolve()
  await expect(ask()).resolves.toBeUndefined()
})
