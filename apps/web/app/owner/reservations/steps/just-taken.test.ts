import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DOUBLE_CLICK_MILLISECONDS } from '../../mutations/run-guard.ts'
import { forgetTaken, isJustTaken, noteTaken } from './just-taken.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a step was just taken until a double click can no longer go on', () => {
  expect(isJustTaken()).toBe(false)
  noteTaken()
  expect(isJustTaken()).toBe(true)
  vi.advanceTimersByTime(DOUBLE_CLICK_MILLISECONDS - 1)
  expect(isJustTaken()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isJustTaken()).toBe(false)
})

test('after something else was pressed, a click is no second one', () => {
  noteTaken()
  forgetTaken()
  expect(isJustTaken()).toBe(false)
})
