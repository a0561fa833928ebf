import type { Page, Request, Route } from '@playwright/test'

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

/**
 * Holds every call of a method to an address until it is released, so that the waiting screen can be checked. Once
 * released there is no route any more, as the browser caches no script while there is one.
 */
export function holdBack(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  return holdRequests(page, `**/api${path}`, (request) => request.method() === method)
}

async function holdRequests(page: Page, address: string, isHeld: (request: Request) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const passed: Promise<void>[] = []
  const pass = async (route: Route) => {
    if (isHeld(route.request())) await promise
    await route.fallback()
  }
  await page.route(address, (route) => {
    const passing = pass(route)
    passed.push(passing)
    return passing
  })
  return async () => {
    resolve()
    await Promise.all(passed)
    await page.unroute(address)
  }
}
