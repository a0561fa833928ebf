import { onTestFinished } from 'vitest'
import { mailHandler } from '../../src/features/reservations/mail/mail-handler.ts'
import type { JobHandler } from '../../src/platform/jobs/job-handler.ts'
import { startJobWorker } from '../../src/platform/jobs/job-worker.ts'
import { smtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import type { Parts } from '../../src/platform/parts.ts'

interface Options extends Partial<Pick<JobHandler, 'concurrency' | 'timeoutMs'>> {
  responseTimeoutMs?: number
  pollMs?: number
  graceMs?: number
}

/** Starts a worker that sends mails to the server at `url` and retries soon; it is stopped with the test. */
export function startTestWorker(
  parts: Parts,
  url: string,
  { responseTimeoutMs = 30_000, pollMs = 20, graceMs = 30_000, ...changes }: Options = {},
) {
  const log: { level: string; about: object; message: string }[] = []
  const write = (level: string) => (about: object, message: string) =>
    void log.push({ level, about, message })
  const mailer = smtpMailer(url, responseTimeoutMs)
  const from = { name: 'Nelly', address: 'rent@example.com' }
  const handler = mailHandler({ mailer, from, mailCounters: parts.mailCounters })
  const worker = startJobWorker(
    { ...parts, log: { info: write('info'), warn: write('warn'), error: write('error') } },
    [{ ...handler, backoffMs: () => 30, ...changes }],
    { pollMs, graceMs },
  )
  const stop = async () => {
    await worker.stop()
    mailer.close()
  }
  onTestFinished(stop)
  return { log, stop }
}
