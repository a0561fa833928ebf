import { test as base } from '@playwright/test'
import { type Database, type Server, withServer } from './server.ts'

export { expect } from '@playwright/test'

/** A journey through the running product; one server is used by all journeys of a worker. */
export const test = base.extend<object, { database: Database; server: Server }>({
  database: ['embedded', { scope: 'worker', option: true }],
  server: [async ({ database }, use) => withServer(database, use), { scope: 'worker', timeout: 300_000 }],
  baseURL: async ({ server }, use) => use(server.origin),
})
