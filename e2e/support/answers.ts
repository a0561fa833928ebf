import type { Page } from '@playwright/test'

/** A way a call may go that a healthy server cannot be made to show. */
interface Mishap {
  status: number
  code?: string
  message?: string
  errors?: Record<string, string[]>
}

/**
 * Lets every call of a method to an address below `/api` go wrong, such as `answerWith(page, 'GET', '/landing/*', { status: 500 })`.
 * Gives the way back to the real server.
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

/** Lets the next call of a method to an address reach the server, and its answer get lost on the way back. */
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

/** Holds every call of a method to an address until it is let go: what a screen shows while it waits can be looked at. */
export async function holdBack(page: Page, method: string, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}

/** Holds a script of the web app until it is let go, by the name of the module that it begins with. */
export async function holdScriptBack(page: Page, module: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${module}-*.js`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
