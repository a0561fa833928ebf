import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands, motion at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    // All frames here are of one origin, so that axe needs no page of its own to put their findings together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(found).toEqual([])
}
