import type { Page } from '@playwright/test'

/** A response that a healthy server can't be made to give. */
interface Mishap {
  status: number
  code?: string
  message?: string
  errors?: Record<string, string[]>
}

/**
 * Replaces the response of every call of a method to an address below `/api`, such as `answerWith(page, 'GET',
 * '/landing/*', { status: 500 })`. Returns the function that restores the real server.
 */
export async function answerWith(
  page: Page,
  method: string,
  path: string,
  { status, code = 'internal-error', message = '', errors }: Mishap,
): Promise<() => Promise<void>> {
  const address = `**/api${path}`
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: 'application/json',
          body: JSON.stringify({ code, message, errors }),
        })
      : route.fallback(),
  )
  return () => page.unroute(address)
}

/** Lets the next call of a method to an address reach the server, and drops its response. */
export async function loseAnswer(page: Page, method: string, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/** Holds every call of a method to an address until it is released, so that the waiting screen can be checked. */
export async function holdBack(page: Page, method: string, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}

/** Holds a script of the web app until it is released, by the prefix of its module's name. */
export async function holdScriptBack(page: Page, module: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${module}-*.js`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
