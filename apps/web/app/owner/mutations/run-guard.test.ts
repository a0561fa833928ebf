import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunGuard, DOUBLE_CLICK_MILLISECONDS, type RunAgain } from './run-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

for (const again of ['at-once', 'after-double-click', 'never'] as const) {
  test(`a second click while the first runs does nothing (${again})`, () => {
    const action = vi.fn(() => new Promise(() => {}))
    const run = createRunGuard(again)
    void run('a', action)
    void run('a', action)
    expect(action).toHaveBeenCalledTimes(1)
  })

  test(`a failed action may be repeated at once (${again})`, async () => {
    const action = vi.fn(() => Promise.reject(new Error('refused')))
    const run = createRunGuard(again)
    await run('a', action)
    await run('a', action)
    expect(action).toHaveBeenCalledTimes(2)
  })

  test(`the same with other variables is another action (${again})`, async () => {
    const action = vi.fn(() => new Promise(() => {}))
    const run = createRunGuard(again)
    void run('a', action)
    void run('b', action)
    expect(action).toHaveBeenCalledTimes(2)
  })
}

for (const [again, within, after] of [
  ['at-once', 2, 3],
  ['after-double-click', 1, 2],
  ['never', 1, 1],
] as const satisfies [RunAgain, number, number][]) {
  test(`a successful action may be repeated ${again}`, async () => {
    const action = vi.fn(() => Promise.resolve())
    const run = createRunGuard(again)
    await run('a', action)
    await run('a', action)
    expect(action).toHaveBeenCalledTimes(within)
    vi.advanceTimersByTime(DOUBLE_CLICK_MILLISECONDS)
    await run('a', action)
    expect(action).toHaveBeenCalledTimes(after)
  })
}
