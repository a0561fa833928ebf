import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { JobOutcome } from '../jobs/job-handler.ts'
import { MAIL_KINDS, type MailKind, waitingMails } from './outbox.ts'

/** What has become of mails since this process began, by their kind. */
export interface MailCounts {
  add(outcome: JobOutcome, kind: MailKind): void
  of(outcome: JobOutcome, kind: MailKind): number
}

/** Counts that begin with nothing. */
export function mailCounts(): MailCounts {
  const counts = new Map<string, number>()
  const countOf = (outcome: JobOutcome, kind: MailKind) => counts.get(`${outcome} ${kind}`) ?? 0
  return {
    add: (outcome, kind) => void counts.set(`${outcome} ${kind}`, countOf(outcome, kind) + 1),
    of: countOf,
  }
}

const counters: Record<JobOutcome, { name: string; help: string }> = {
  done: {
    name: 'nelly_mail_sent_total',
    help: 'Mails that were taken by the server or written to the folder',
  },
  failed: { name: 'nelly_mail_failed_attempts_total', help: 'Attempts to send a mail that failed' },
  dead: { name: 'nelly_mail_abandoned_total', help: 'Mails that were given up' },
}

/** Tells of mails: what this process did, and what waits in the outbox that all of them share. */
export function mailMetrics(
  register: Registry,
  { db, now, mailCounts }: { db: Database; now(): Date; mailCounts: MailCounts },
): void {
  for (const [outcome, described] of Object.entries(counters) as [
    JobOutcome,
    { name: string; help: string },
  ][]) {
    new Counter({
      ...described,
      labelNames: ['kind'],
      registers: [register],
      collect() {
        this.reset()
        for (const kind of MAIL_KINDS) this.inc({ kind }, mailCounts.of(outcome, kind))
      },
    })
  }
  // What else is measured is told even when the database does not answer.
  const waiting = () => waitingMails(db).catch(() => undefined)
  new Gauge({
    name: 'nelly_mail_waiting',
    help: 'Mails in the outbox that are neither sent nor given up',
    registers: [register],
    async collect() {
      this.set((await waiting())?.count ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'nelly_mail_oldest_waiting_seconds',
    help: 'How long the oldest waiting mail has waited; 0 where none waits',
    registers: [register],
    async collect() {
      const found = await waiting()
      const since = found?.oldest ?? now()
      this.set(found ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : Number.NaN)
    },
  })
}
