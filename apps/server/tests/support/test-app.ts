import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountId, PersonId } from '@nelly/domain/ids'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '../../src/app.ts'
import { insertOwner, type NewOwner } from '../../src/features/accounts/add-owner.ts'
import { mailCounters } from '../../src/features/reservations/mail/mail-metrics.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { openFileStore } from '../../src/platform/files/open-file-store.ts'
import { startSession } from '../../src/platform/http/session-store.ts'
import type { Parts } from '../../src/platform/parts.ts'
import { accountOf } from './account-of.ts'
import { atEndOfFile } from './at-end-of-file.ts'
import { holdToDocument } from './hold-to-document.ts'
import { quickHash } from './quick-hash.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

/** The app on an empty database, with helpers to sign in. */
export interface TestApp {
  app: FastifyInstance
  parts: Parts
  /** The app's clock; it stands still unless it is moved. */
  clock: TestClock
  /** The folder of its files. */
  folder: string
  /** Adds an operator; by default with an unused e-mail. */
  addOwner(owner?: Partial<NewOwner>): Promise<TestOwner>
  /** Starts a session of an operator's and returns its token. */
  signIn(owner: { id: PersonId }): Promise<string>
  /** Stops the app and its database; called automatically when the test, or else the file, is over. */
  close(): Promise<void>
}

export interface TestOwner {
  id: PersonId
  account: AccountId
  email: string
  password: string
}

const open = new Set<TestApp>()

atEndOfFile(async () => {
  for (const app of open) await app.close()
})

/**
 * Starts the app on an empty database of the project's kind, with its files in a temporary folder. It is stopped when
 * its test is over, or with the file if it was not started in a test. All its responses must match the API's document.
 */
export async function startTestApp(overrides: Partial<Parts> = {}): Promise<TestApp> {
  const clock = testClock()
  const folder = mkdtempSync(join(tmpdir(), 'nelly-test-'))
  const database = await openTestDatabase()
  const parts: Parts = {
    db: database.db,
    subscribe: database.subscribe,
    pageCacheBytes: 0,
    files: await openFileStore({ folder }),
    mailCounters: mailCounters(),
    now: clock.now,
    webFolder: undefined,
    site: async () => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    publicUrl: undefined,
    ownerOrigin: undefined,
    secretsKey: 'the key of secrets of the tests, of 32 characters or more',
    trustProxy: false,
    bookingForm: { secret: 'of the tests', shortestMs: 0 },
    rateLimits: false,
    signUp: true,
    logger: { level: process.env.LOG_LEVEL ?? 'silent' },
    ...overrides,
  }
  const app = await createApp(parts)
  const checkDocument = holdToDocument(app)
  let added = 0
  let closing: Promise<void> | undefined
  const close = async () => {
    open.delete(started)
    await app.close()
    await database.giveBack()
    rmSync(folder, { recursive: true, force: true })
    checkDocument()
  }
  const started: TestApp = {
    app,
    parts,
    clock,
    folder,
    async addOwner(owner = {}) {
      added += 1
      const whole: NewOwner = {
        email: `owner-${added}@example.com`,
        name: `Owner ${added}`,
        password: 'a good password',
        ...owner,
      }
      const { name, password, phone = null } = whole
      const email = whole.email.toLowerCase()
      const row = { email, name, phone, passwordHash: quickHash(password) }
      const inserted = await inTransaction(parts.db, (tx) => insertOwner(tx, row, clock.now()))
      if (!inserted) throw new Error(`${email} is there already`)
      return { ...inserted, email, password }
    },
    signIn: async ({ id }) =>
      (await startSession(parts.db, { person: id, account: await accountOf(parts.db, id) }, clock.now()))
        .token,
    close: () => {
      closing ??= close()
      return closing
    },
  }
  open.add(started)
  closeWithTest(started)
  return started
}

/** Vitest only knows a current test while one runs; what a hook started lives as long as the file. */
function closeWithTest(app: TestApp): void {
  try {
    onTestFinished(() => app.close())
  } catch {
    // No test is running: the end of the file closes it.
  }
}
