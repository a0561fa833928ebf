import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const API_TESTS = 'apps/server/src/**/*.api.test.ts'

/** The API's tests once more, on a PostgreSQL server of a version. */
const onPostgresql = (version: 15 | 18) => ({
  test: {
    name: `server on PostgreSQL ${version}`,
    include: [API_TESTS],
    globalSetup: `apps/server/src/testing/setup/postgresql-${version}.ts`,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // One for each processor: the tests wait for databases and for one another's requests as often as they compute.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'rules and contract', include: ['packages/*/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/app/**/*.test.ts'] } },
      { test: { name: 'house', include: ['scripts/**/*.test.mjs'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/setup/embedded.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      onPostgresql(18),
      ...(existsSync('/usr/lib/postgresql/15/bin/postgres') ? [onPostgresql(15)] : []),
    ],
  },
})
