import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import {
  FILES_NOT_ON_SHARED_POOLS,
  NOT_ON_SHARED_POOLS,
} from './apps/server/tests/support/not-on-shared-pools.ts'
import { OUT_OF_TIME } from './scripts/lib/checks.mjs'

const SERVER = 'apps/server'
const SETUP = `${SERVER}/tests/support/setup`
const SEED = 'scripts/lib/random-seed.mjs'
const FEATURES = `${SERVER}/src/features`

/**
 * Tests that send no SQL of ours that others do not send on both databases, and nothing at once. They run on the embedded
 * one alone; see docs/decisions/0159.
 */
const ON_THE_EMBEDDED = [
  ...['http', 'files', 'images'].map((folder) => `${SERVER}/src/platform/${folder}/**`),
  `${SERVER}/src/platform/health.api.test.ts`,
  `${SERVER}/src/cli/demo/**`,
  `${SERVER}/tests/{edit-conflicts,no-trace-of-blocks,one-line-names}.api.test.ts`,
  `${FEATURES}/accounts/{login,session,sessions}.api.test.ts`,
  `${FEATURES}/blocks/around-blocks.api.test.ts`,
  `${FEATURES}/feeds/what-calendars-say.api.test.ts`,
  `${FEATURES}/history/reservation-events.api.test.ts`,
  `${FEATURES}/inventory/rental-rules.api.test.ts`,
  `${FEATURES}/landings/{check-name,create-landing,landing-metadata,open-rentals,read-landing}.api.test.ts`,
  `${FEATURES}/public-site/{generated-images,odd-addresses,public-site,robots}.api.test.ts`,
  `${FEATURES}/phones/phones.api.test.ts`,
  `${FEATURES}/places/opening-hours.api.test.ts`,
  `${FEATURES}/rates/{quotes,why-not-bookable}.api.test.ts`,
  `${FEATURES}/reservations/{as-specified,erase-overdue,erase-reservation,hostile-bookings,overdue}.api.test.ts`,
  `${FEATURES}/reservations/{price-promise,reservations-of-owners,skipped-hour,turnaround,zone-change}.api.test.ts`,
  `${FEATURES}/reservations/changes/reserve-at-desk.api.test.ts`,
  `${FEATURES}/reservations/mail/{delivery,hostile-mails,outbox}.api.test.ts`,
  `${FEATURES}/share/share.api.test.ts`,
  `${FEATURES}/vehicles/{coming-reservations,conversions,create-vehicle,currency-change}.api.test.ts`,
  `${FEATURES}/vehicles/{delete-vehicle,duplicate-vehicle,update-vehicle,vehicle-fields,vehicles}.api.test.ts`,
  // Archives that are refused: others are restored on all.
  `${SERVER}/src/platform/backup/forged-backup.api.test.ts`,
]

/**
 * Thousands of hostile and random requests, what is done at once (the embedded database has one connection, on which
 * transactions wait for each other), and whole features, for which a server takes a third of the processor's time. All
 * statements of ours in them are sent by others on the embedded one. See docs/decisions/0159.
 */
export const ON_A_SERVER = [
  `${SERVER}/tests/{any-dates,bad-bodies,bad-fields,no-fault,repeated-creations}.api.test.ts`,
  `${FEATURES}/{card-payments/random-payments,public-site/one-price,rates/heat-map}.api.test.ts`,
  `${FEATURES}/{blocks/block-races,vehicles/parallel-edits}.api.test.ts`,
  `${SERVER}/src/platform/rendering/page-cache.api.test.ts`,
  `${FEATURES}/accounts/{export-account,legal-identity,login-limits,profile,suspension}.api.test.ts`,
  `${FEATURES}/inventory/{limited-supply,on-sale,shared-pools}.api.test.ts`,
  `${FEATURES}/landings/{duplicate-landing,landing-life,update-landing}.api.test.ts`,
  `${FEATURES}/{ledger/receipt,pools/offer-pool,rates/rates,second-factors/passkeys}.api.test.ts`,
  `${FEATURES}/places/{locations,places}.api.test.ts`,
  `${FEATURES}/reservations/{cancel-as-operator,cancel-reservation,charge-at-return}.api.test.ts`,
  `${FEATURES}/quotes/quoted-together.api.test.ts`,
  `${FEATURES}/units/{choose-unit,where-units-are}.api.test.ts`,
  `${FEATURES}/reservations/{offer-uses,on-request,random-refusals,restore-deleted,sent-twice}.api.test.ts`,
  `${FEATURES}/reservations/{changes/changes,several-vehicles,take-step}.api.test.ts`,
  `${FEATURES}/reservations/desk/random-desk.api.test.ts`,
  `${FEATURES}/site/{random-site,schedule,two-servers}.api.test.ts`,
]

/** See apps/server/tests/README.md. */
const ON_SHARED_POOLS = process.env.NELLY_SHARED_POOLS === '1'

/** Debian's PostgreSQL 15, the oldest that is supported; a machine may lack it. */
const HAS_15 = existsSync('/usr/lib/postgresql/15/bin/postgres')
const WHOLE_API = `${SERVER}/**/*.api.test.ts`
/**
 * What connections, plans, locks and dumps of a later server could change. The stores' SQL has run on the embedded one,
 * which is an 18.
 */
const OF_A_SERVER = `${SERVER}/src/platform/{backup,db,jobs}/**/*.api.test.ts`
/** An archive of an older version: its SQL has run on 15 and on the embedded 18. */
const OF_ARCHIVES = `${SERVER}/src/platform/backup/upgrade.api.test.ts`

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
    // One more than processors: the tests wait for databases, pictures and processes.
    maxWorkers: availableParallelism() + 1,
    ...(ON_SHARED_POOLS && {
      testNamePattern: new RegExp(`^(?!.*(${NOT_ON_SHARED_POOLS.map(RegExp.escape).join('|')}))`),
    }),
    // See docs/decisions/0061.
    retry: process.env.CI ? { count: 1, condition: OUT_OF_TIME } : 0,
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
          exclude: [...ON_A_SERVER, ...(ON_SHARED_POOLS ? FILES_NOT_ON_SHARED_POOLS : [])],
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
