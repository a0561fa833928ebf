import type { Locator } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** Counts the steps of a person, and the seconds they take. */
export function countedSteps() {
  const begun = performance.now()
  let steps = 0
  const step = async (doing: Promise<void>) => {
    steps += 1
    await doing
  }
  return {
    press: (what: Locator) => step(what.click()),
    fill: (field: Locator, text: string) => step(field.fill(text)),
    upload: (field: Locator, files: Files) => step(field.setInputFiles(files)),
    /** Such as `25 steps, 14.2 s`. */
    told: () => `${steps} steps, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  }
}
