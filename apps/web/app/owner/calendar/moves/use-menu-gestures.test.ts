import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreRelease } from './use-menu-gestures.ts'

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

/** Whether an event of the window is kept from becoming a press. */
const isIgnored = (type: string) => !window.dispatchEvent(new Event(type, { cancelable: true }))

test('the release of a long press is ignored, the taps after it count', () => {
  ignoreRelease()
  expect(isIgnored('touchend')).toBe(true)
  expect(isIgnored('touchend')).toBe(false)
})

for (const type of ['touchcancel', 'pointerdown']) {
  test(`after a ${type} nothing is ignored`, () => {
    ignoreRelease()
    expect(isIgnored(type)).toBe(false)
    expect(isIgnored('touchend')).toBe(false)
  })
}
