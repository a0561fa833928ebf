import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Collects the violations of the page's content policy from now on. */
export function policyViolations(page: Page): readonly string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  return violations
}

/**
 * Watches the pages that are opened from now on. Gives what is expected of them: they ask no other server for anything, and have a policy
 * without inline scripts, against which they try nothing.
 */
export function watchPolicy(page: Page, own: string): () => void {
  const others: string[] = []
  const loose: string[] = []
  const violations = policyViolations(page)
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== own) others.push(request.url())
  })
  page.on('response', (response) => {
    if (!/^text\/html/.test(response.headers()['content-type'] ?? '')) return
    const policy = response.headers()['content-security-policy'] ?? ''
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
    if (!scripts.startsWith("script-src 'self'") || /unsafe|\*|https?:/.test(scripts))
      loose.push(response.url())
  })
  return () => expect({ others, loose, violations }).toEqual({ others: [], loose: [], violations: [] })
}
