import { and, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitDeletes } from '../../../tests/support/limit-deletes.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { jobs } from '../db/schema.ts'
import { exponentialBackoff, JobFailure, type JobHandler } from './job-handler.ts'
import { startJobWorker } from './job-worker.ts'
import { claimJobs, completeJob, enqueue, type Job, retryJob, sweepJobs, wakeJobWorker } from './jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** An empty queue, with helpers to work on it. */
async function startQueue() {
  const { parts, clock, app } = await startTestApp()
  const { db } = parts
  const rows = () => db.select().from(jobs).orderBy(jobs.id)
  return {
    db,
    clock,
    rows,
    enqueue: async (...payloads: unknown[]) => {
      const added = payloads.map((payload) => ({ kind: 'test', payload }))
      await enqueue(db, added, clock.now())
      wakeJobWorker()
    },
    settled: (expected: object[]) => expect.poll(rows, { timeout: 20_000 }).toMatchObject(expected),
    work: (handler: Partial<JobHandler>, { pollMs = 20, graceMs = 30_000 } = {}) => {
      const whole = {
        kind: 'test',
        concurrency: 2,
        timeoutMs: 30_000,
        backoffMs: () => 0,
        run: async () => {},
      }
      const worker = startJobWorker({ ...parts, log: app.log }, [{ ...whole, ...handler }], {
        pollMs,
        graceMs,
      })
      onTestFinished(() => worker.stop())
      return worker
    },
  }
}

test('a job runs as soon as it is enqueued; its payload is removed and its result kept', async () => {
  const queue = await startQueue()
  queue.work({ run: async ({ payload }) => ({ got: payload }) }, { pollMs: HOUR })
  await queue.enqueue({ number: 1 })
  await queue.settled([{ state: 'done', attempts: 1, payload: null, result: { got: { number: 1 } } }])
})

test('a job whose transaction is rolled back never runs', async () => {
  const queue = await startQueue()
  const rolledBack = queue.db.transaction(async (tx) => {
    await enqueue(tx, [{ kind: 'test' }], queue.clock.now())
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(await queue.rows()).toEqual([])
})

test('a key is enqueued once for a kind', async () => {
  const queue = await startQueue()
  for (const kind of ['test', 'test', 'other']) {
    await enqueue(queue.db, [{ kind, key: 'one' }], queue.clock.now())
  }
  expect((await queue.rows()).map(({ kind }) => kind)).toEqual(['test', 'other'])
})

test('no more jobs of a kind run concurrently than allowed, and all of them run once', async () => {
  const queue = await startQueue()
  let [running, most] = [0, 0]
  const ran: unknown[] = []
  const run = async ({ payload }: Job) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    ran.push(payload)
  }
  await queue.enqueue(1, 2, 3, 4, 5)
  queue.work({ run })
  await queue.settled(Array.from({ length: 5 }, () => ({ state: 'done', attempts: 1 })))
  expect([most, ran.sort()]).toEqual([2, [1, 2, 3, 4, 5]])
})

test('two workers share a queue and run each job once', async () => {
  const queue = await startQueue()
  const ran: unknown[] = []
  for (let worker = 0; worker < 2; worker++)
    queue.work({ run: async ({ payload }) => void ran.push(payload) })
  await queue.enqueue(1, 2, 3, 4, 5, 6)
  await queue.settled(Array.from({ length: 6 }, () => ({ state: 'done', attempts: 1 })))
  expect(ran.sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a job that fails is retried after its backoff until it is done', async () => {
  const queue = await startQueue()
  const attempts: number[] = []
  const run = async (job: Job) => {
    attempts.push(job.attempts)
    if (job.attempts < 3) throw new Error('not yet')
  }
  queue.work({ run, backoffMs: (attempt) => attempt * HOUR })
  await queue.enqueue('a')
  for (const attempt of [1, 2]) {
    const runAt = new Date(queue.clock.now().getTime() + attempt * HOUR)
    await queue.settled([{ state: 'waiting', attempts: attempt, lastError: 'Error: not yet', runAt }])
    queue.clock.advance(attempt * HOUR)
  }
  await queue.settled([{ state: 'done', attempts: 3, lastError: null }])
  expect(attempts).toEqual([1, 2, 3])
})

test('a permanently failed job is dead at once and stays unchanged', async () => {
  const queue = await startQueue()
  const outcomes: string[] = []
  const failure = new JobFailure('550', { isFinal: true, cause: new Error('no such mailbox') })
  queue.work({ run: () => Promise.reject(failure), onOutcome: (_, outcome) => outcomes.push(outcome) })
  await queue.enqueue('a')
  await queue.settled([
    { state: 'dead', attempts: 1, payload: 'a', lastError: 'Error: 550: no such mailbox' },
  ])
  // Told after the row is written.
  await expect.poll(() => outcomes).toEqual(['failed', 'dead'])
})

test('a job that fails for too long is dead', async () => {
  const queue = await startQueue()
  queue.work({ run: () => Promise.reject(new Error('no')), maxAgeMs: DAY, backoffMs: () => DAY })
  await queue.enqueue('a')
  await queue.settled([{ state: 'waiting', attempts: 1 }])
  queue.clock.advance(DAY)
  await queue.settled([{ state: 'dead', attempts: 2 }])
})

test('a job of a crashed process is run by another when its lease is over, and not before', async () => {
  const queue = await startQueue()
  await queue.enqueue('a', 'b')
  const now = queue.clock.now()
  const claim = { now, leaseUntil: new Date(now.getTime() + HOUR), limit: 1 }
  expect(await claimJobs(queue.db, 'test', claim)).toHaveLength(1)
  queue.work({})
  await queue.settled([{ state: 'running' }, { state: 'done' }])
  queue.clock.advance(HOUR)
  await queue.settled([{ state: 'done', attempts: 2 }, { state: 'done' }])
})

test('accounts take turns: one with many slow jobs does not keep the others waiting', async () => {
  const { db, addOwner, clock } = await startQueueWithOwners()
  const [many, some, late] = [await addOwner(), await addOwner(), await addOwner()]
  const put = async (owner: { account: number }, ...keys: string[]) => {
    const accountId = owner.account
    await enqueue(
      db,
      keys.map((key) => ({ kind: 'test', key, accountId })),
      clock.now(),
    )
    clock.advance(1)
  }
  /** Those that are claimed next, by their keys. */
  const claimed = () =>
    claimJobs(db, 'test', {
      now: clock.now(),
      leaseUntil: new Date(clock.now().getTime() + 60_000),
      limit: 4,
      inTurns: true,
    })
  const keysOf = (found: Job[]) => found.map(({ key }) => key)
  const end = async (job: Job | undefined) => {
    if (job) await completeJob(db, job, null, clock.now())
    clock.advance(1)
  }
  await put(many, 'many 1', 'many 2', 'many 3')
  await put(some, 'some 1', 'some 2')
  const [first, second, ...others] = await claimed()
  expect(keysOf([first, second, ...others] as Job[])).toEqual(['many 1', 'some 1'])
  expect(await claimed()).toEqual([])
  await put(late, 'late 1')
  await end(second)
  expect(keysOf(await claimed())).toEqual(['some 2', 'late 1'])
  await end(first)
  expect(keysOf(await claimed())).toEqual(['many 2'])
  // A server that crashed keeps nobody waiting once its lease is over.
  clock.advance(60_000)
  expect(keysOf(await claimed())).toEqual(['many 3', 'some 2', 'late 1'])
})

test('where there is one place, it is the turn of who waited longest since theirs, failed or done', async () => {
  const { db, addOwner, clock } = await startQueueWithOwners()
  const [one, other] = [await addOwner(), await addOwner()]
  const job = (owner: { account: number }, key: string) => ({ kind: 'test', key, accountId: owner.account })
  await enqueue(
    db,
    ['1', '2', '3'].map((nth) => job(one, `one ${nth}`)),
    clock.now(),
  )
  clock.advance(1)
  await enqueue(db, [job(other, 'other 1'), job(other, 'other 2')], clock.now())
  const order: (string | null)[] = []
  for (let nth = 0; nth < 5; nth++) {
    const now = clock.now()
    const [next] = await claimJobs(db, 'test', {
      now,
      leaseUntil: new Date(now.getTime() + 1),
      limit: 1,
      inTurns: true,
    })
    if (!next) throw new Error('nothing was claimed')
    order.push(next.key)
    if (nth === 0) await retryJob(db, next, { runAt: new Date(now.getTime() + HOUR), now }, 'no answer')
    else await completeJob(db, next, null, now)
    clock.advance(1)
  }
  expect(order).toEqual(['one 1', 'other 1', 'one 2', 'other 2', 'one 3'])
})

/** An app on an empty database. */
async function startQueueWithOwners() {
  const { parts, clock, addOwner } = await startTestApp()
  return { db: parts.db, clock, addOwner: () => addOwner() }
}

test('an attempt that takes too long is aborted and retried', async () => {
  const queue = await startQueue()
  const untilAborted = (job: Job, signal: AbortSignal) =>
    job.attempts > 1
      ? Promise.resolve()
      : new Promise((_, reject) => signal.addEventListener('abort', reject))
  queue.work({ run: untilAborted, timeoutMs: 50 })
  await queue.enqueue('a')
  await queue.settled([{ state: 'done', attempts: 2 }])
})

test('an attempt that takes too long is abandoned even if it ignores its signal, and the job is retried', async () => {
  const queue = await startQueue()
  const run = (job: Job) => (job.attempts > 1 ? Promise.resolve() : new Promise(() => {}))
  queue.work({ run, concurrency: 1, timeoutMs: 50 })
  await queue.enqueue('a')
  await queue.settled([{ state: 'done', attempts: 2 }])
})

test("a job whose result can't be stored at once is not run again", async () => {
  const queue = await startQueue()
  // What a sequence counts stays counted when the statement fails.
  await queue.db.execute(sql`create sequence completions`)
  await queue.db.execute(sql`create function fail_once() returns trigger language plpgsql as $$
    begin if nextval('completions') = 1 then raise 'away'; end if; return new; end $$`)
  await queue.db.execute(sql`create trigger fail_once before update on jobs
    for each row when (new.state = 'done') execute function fail_once()`)
  const run = vi.fn(async () => 'sent')
  queue.work({ run })
  await queue.enqueue('a')
  await queue.settled([{ state: 'done', attempts: 1, result: 'sent' }])
  expect(run).toHaveBeenCalledOnce()
})

test('a worker that stops finishes its running jobs', async () => {
  const queue = await startQueue()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const run = () => {
    begin()
    return finished
  }
  const worker = queue.work({ run })
  await queue.enqueue('a')
  await begun
  const stopped = worker.stop()
  finish()
  await stopped
  expect(await queue.rows()).toMatchObject([{ state: 'done' }])
})

test("a job that outlasts the shutdown's grace period is released, and the attempt does not count", async () => {
  const queue = await startQueue()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const run = () => {
    begin()
    return new Promise(() => {})
  }
  const worker = queue.work({ run }, { graceMs: 20 })
  await queue.enqueue('a')
  await begun
  await worker.stop()
  expect(await queue.rows()).toMatchObject([{ state: 'waiting', attempts: 0, payload: 'a' }])
})

test('a job that is deleted while it runs leaves nothing behind', async () => {
  const queue = await startQueue()
  const outcome = vi.fn()
  const run = async ({ id, payload }: Job) => {
    await queue.db.delete(jobs).where(and(eq(jobs.id, id)))
    if (payload === 'failing') throw new Error('no')
  }
  queue.work({ run, onOutcome: outcome })
  await queue.enqueue('a', 'failing')
  await expect.poll(() => outcome.mock.calls.length, { timeout: 20_000 }).toBe(2)
  await queue.settled([])
})

test('done jobs are stored for thirty days, dead ones for ninety', async () => {
  const queue = await startQueue()
  queue.work({
    run: ({ payload }) => (payload ? Promise.resolve() : Promise.reject(new Error())),
    maxAgeMs: 0,
  })
  await queue.enqueue(true, false)
  await queue.settled([{ state: 'done' }, { state: 'dead' }])
  const left = async () => {
    await sweepJobs(queue.db, queue.clock.now())
    return (await queue.rows()).map(({ state }) => state)
  }
  queue.clock.advance(30 * DAY)
  expect(await left()).toEqual(['done', 'dead'])
  queue.clock.advance(1)
  expect(await left()).toEqual(['dead'])
  queue.clock.advance(60 * DAY)
  expect(await left()).toEqual([])
})

test('thousands of old jobs are removed in batches of a thousand', async () => {
  const { db, clock } = await startQueue()
  const at = clock.now()
  const done = { kind: 'test', state: 'done', runAt: at, createdAt: at, finishedAt: at } as const
  await db.insert(jobs).values(Array<typeof done>(2_500).fill(done))
  clock.advance(31 * DAY)
  await limitDeletes(db, jobs, () => sweepJobs(db, clock.now()))
  expect(await db.$count(jobs)).toBe(0)
})

for (const [attempts, longest] of [
  [1, 10],
  [2, 20],
  [5, 160],
  [9, 2560],
  [10, 3600],
  [500, 3600],
] as const)
  test(`after ${attempts} failures the backoff is ${longest} at most, and half of it at least`, () => {
    const bounds = { first: 10, longest: 3600 }
    expect(exponentialBackoff(attempts, bounds, 0)).toBe(longest)
    expect(exponentialBackoff(attempts, bounds, 1)).toBe(longest / 2)
  })
