import { defineConfig } from '@playwright/test'
import type { Database } from './support/server.ts'

const report = process.env.NELLY_REPORT

/** They tell the database, beside the server, that a scheduled time has come: nobody else can open an embedded one. */
const ON_A_SERVER = ['**/site-schedule.journey.ts', '**/reviews.journey.ts']

export default defineConfig<object, { database: Database }>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './support/empty-database.ts',
  fullyParallel: true,
  // More than processors: a journey waits for its pages as long as they compute.
  workers: 4,
  // Long timeouts, as a slow machine is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  // See docs/decisions/0061.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    // Without a graphics card the processor draws each frame of a transition. Some journeys use `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The longest first: at the end everything would wait for it.
    {
      name: 'on PostgreSQL',
      use: { database: 'postgresql' },
      testMatch: ['**/whole-way.journey.ts', ...ON_A_SERVER],
      // They share a server.
      workers: 1,
    },
    { name: 'on the embedded database', use: { database: 'embedded' }, testIgnore: ON_A_SERVER },
  ],
})
