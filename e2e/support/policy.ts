import type { Page } from '@playwright/test'

/** Collects what the page tries against its content policy from now on. */
export function policyViolations(page: Page): readonly string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  return violations
}
