import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../platform/db/database.ts'
import type { JobCounters } from '../../../platform/jobs/job-handler.ts'
import { MAIL_KINDS, type WaitingMails, waitingMails } from './outbox.ts'

/** The counters of mails since this process started, by their kind, for `mailMetrics` to register. */
export function mailCounters(): JobCounters {
  const counter = (name: string, help: string) => {
    const counter = new Counter({ name, help, labelNames: ['kind'], registers: [] })
    for (const kind of MAIL_KINDS) counter.inc({ kind }, 0)
    return counter
  }
  return {
    done: counter('nelly_mail_sent_total', 'Mails that were accepted by the server or written to the folder'),
    failed: counter('nelly_mail_failed_attempts_total', 'Attempts to send a mail that failed'),
    dead: counter('nelly_mail_abandoned_total', 'Mails that are dead'),
  }
}

/** Registers the counters of this process, and the gauges of the outbox that all processes share. */
export function mailMetrics(
  register: Registry,
  { db, now, mailCounters }: { db: Database; now(): Date; mailCounters: JobCounters },
): void {
  for (const counter of Object.values(mailCounters)) register.registerMetric(counter)
  const gauge = (name: string, help: string, measure: (waiting: WaitingMails) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        // Other metrics are served even when the database does not answer.
        const waiting = await waitingMails(db).catch(() => undefined)
        this.set(waiting ? measure(waiting) : Number.NaN)
      },
    })
  gauge('nelly_mail_waiting', 'Mails in the outbox that are neither sent nor dead', ({ count }) => count)
  gauge(
    'nelly_mail_oldest_waiting_seconds',
    'Age of the oldest waiting mail in seconds; 0 if none is waiting',
    ({ oldest = now() }) => Math.max(0, (now().getTime() - oldest.getTime()) / 1000),
  )
}
