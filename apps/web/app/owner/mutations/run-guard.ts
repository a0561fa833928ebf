/**
 * When an action may run again after it succeeded. `at-once`: repeating it changes nothing, such as saving the same
 * form. `after-double-click`: each run adds something. `never`: the button is about to disappear, such as in a form
 * that was sent.
 */
export type RunAgain = 'at-once' | 'after-double-click' | 'never'

/** The longest interval of a double click on common systems. */
export const DOUBLE_CLICK_MILLISECONDS = 900

/** Runs an action unless the same one, by its key, is running or has just run. A failed one may run again at once. */
export function createRunGuard(again: RunAgain) {
  const running = new Set<string>()
  return async (key: string, action: () => Promise<unknown>): Promise<void> => {
    if (running.has(key)) return
    running.add(key)
    try {
      await action()
    } catch {
      running.delete(key)
      return
    }
    if (again === 'at-once') running.delete(key)
    if (again === 'after-double-click') setTimeout(() => running.delete(key), DOUBLE_CLICK_MILLISECONDS)
  }
}
