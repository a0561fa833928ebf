import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const SERVER = 'apps/server'
const SETUP = `${SERVER}/tests/support/setup`
const SEED = 'scripts/lib/random-seed.mjs'
/** Tests without SQL of their own, which run on the embedded database alone; see docs/decisions/0120. */
const ON_THE_EMBEDDED = [
  ...['http', 'files', 'images'].map((folder) => `${SERVER}/src/platform/${folder}/**`),
  `${SERVER}/src/features/public-site/generated-images.api.test.ts`,
  `${SERVER}/src/features/reservations/mail/delivery.api.test.ts`,
  `${SERVER}/src/cli/demo/**`,
]

/**
 * Thousands of hostile and random requests, whose statements other tests send on both databases: a server, which
 * answers them with a third less processor time, runs them alone. See docs/decisions/0119.
 */
const ON_A_SERVER = [
  `${SERVER}/tests/{bad-bodies,bad-fields,no-fault}.api.test.ts`,
  `${SERVER}/src/features/reservations/random-refusals.api.test.ts`,
  `${SERVER}/src/features/{public-site/one-price,rates/heat-map}.api.test.ts`,
]

/** Debian's PostgreSQL 15, the oldest that is supported; a machine may lack it. */
const HAS_15 = existsSync('/usr/lib/postgresql/15/bin/postgres')
const WHOLE_API = `${SERVER}/**/*.api.test.ts`
/**
 * What connections, plans, locks and dumps of a later server could change. The stores' SQL has run on the embedded one,
 * which is an 18.
 */
const OF_A_SERVER = `${SERVER}/src/platform/{backup,db,jobs}/**/*.api.test.ts`
/** Archives that are forged or of older versions: their SQL has run on 15 and on the embedded 18. */
const OF_ARCHIVES = `${SERVER}/src/platform/backup/{forged-backup,upgrade}.api.test.ts`

/** The API tests once more, on a PostgreSQL server of a version. */
const onPostgresql = (version: 15 | 18, include: string, exclude: readonly string[] = []) => ({
  test: {
    name: `server on PostgreSQL ${version}`,
    include: [include],
    exclude: [...ON_THE_EMBEDDED, ...exclude],
    isolate: false,
    setupFiles: [`${SETUP}/each-file.ts`, SEED],
    globalSetup: `${SETUP}/postgresql-${version}.ts`,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // One for each processor: the tests wait for databases and requests as often as they compute.
    maxWorkers: availableParallelism(),
    // See docs/decisions/0061.
    retry: process.env.CI ? { count: 1, condition: /timed? ?out|in time/i } : 0,
    projects: [
      {
        test: {
          name: 'rules and contract',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: SEED,
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/**/*.test.ts'],
          setupFiles: SEED,
          testTimeout: 30_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: [`${SERVER}/**/*.test.ts`],
          exclude: ON_A_SERVER,
          isolate: false,
          setupFiles: [`${SETUP}/each-file.ts`, SEED],
          globalSetup: `${SETUP}/embedded.ts`,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      ...(HAS_15
        ? [onPostgresql(15, WHOLE_API), onPostgresql(18, OF_A_SERVER, [OF_ARCHIVES])]
        : [onPostgresql(18, WHOLE_API)]),
    ],
  },
})
