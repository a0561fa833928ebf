import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPeriodic } from './periodic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DAY = 86_400_000
const HOUR = 3_600_000

test('a postponed task is retried sooner than a finished or failed one', async () => {
  const outcomes = ['postponed', 'done', new Error('no'), 'done']
  const failed: unknown[] = []
  const task = vi.fn(async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  const periodic = startPeriodic(task, DAY, (error) => failed.push(error), HOUR)
  const runs: number[] = []
  for (const wait of [0, HOUR, HOUR, DAY - HOUR, HOUR, DAY - HOUR]) {
    await vi.advanceTimersByTimeAsync(wait)
    runs.push(task.mock.calls.length)
  }
  await periodic.stop()
  await vi.advanceTimersByTimeAsync(2 * DAY)
  expect([...runs, task.mock.calls.length]).toEqual([1, 2, 2, 3, 3, 4, 4])
  expect(failed).toEqual([new Error('no')])
})
