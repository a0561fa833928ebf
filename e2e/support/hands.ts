import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How somebody uses a page: each call is one action, which is counted. */
export type Hands = ReturnType<typeof handsOf>

/** The most elements between two that are used one after the other: a menu, and a form with a long list. */
const MOST_TABS = 120

/** Without a mouse: Tab leads from one to the next, and is not counted. */
export const keyboardOf = (page: Page) =>
  handsOf(
    page,
    async (what) => {
      await expect(what).toBeVisible()
      // Found once: looking for roles in the whole page at each Tab is slow.
      let found = await what.elementHandle()
      const isFocused = async () => {
        const isIt = await found?.evaluate((element) =>
          element.isConnected ? element === document.activeElement : undefined,
        )
        // Another took its place, as where a list was loaded anew.
        if (isIt === undefined) found = await what.elementHandle()
        return isIt
      }
      for (let n = 0; n < MOST_TABS && !(await isFocused()); n++) await page.keyboard.press('Tab')
      await expect(what).toBeFocused()
      await expect(what).toBeEnabled()
    },
    { press: () => page.keyboard.press('Enter'), tick: () => page.keyboard.press('Space') },
  )

/** By touch. Needs `hasTouch`. */
export const touchOf = (page: Page) =>
  handsOf(page, async () => {}, { press: (what) => what.tap(), tick: (what) => what.tap() })

function handsOf(
  page: Page,
  reach: (what: Locator) => Promise<void>,
  { press, tick }: Record<'press' | 'tick', (what: Locator) => Promise<void>>,
) {
  let actions = 0
  const one = async (what: Locator | undefined, doing: () => Promise<unknown>) => {
    actions += 1
    if (what) await reach(what)
    await doing()
  }
  return {
    press: (button: Locator) => one(button, () => press(button)),
    tick: (box: Locator) => one(box, () => tick(box)),
    fill: (field: Locator, text: string) => one(field, () => field.fill(text)),
    select: (list: Locator, option: string) => one(list, () => list.selectOption(option)),
    /** Presses a key where the focus is. */
    key: (key: string) => one(undefined, () => page.keyboard.press(key)),
    /** The actions until now. */
    actions: () => actions,
  }
}
