import { onTestFinished } from 'vitest'
import type { MailParts } from '../mail/mail-parts.ts'
import { type MailWorker, startMailWorker } from '../mail/mail-worker.ts'
import { type Patience, USUAL_PATIENCE } from '../mail/patience.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import type { Parts } from '../parts.ts'

/** A worker with little patience, and what it logged. */
interface TestWorker extends MailWorker {
  log: { level: string; about: object; message: string }[]
}

/** Tries again quickly, and waits for answers as long as a busy machine may need; looks by itself only when it is told to. */
export const IMPATIENT: Patience = {
  ...USUAL_PATIENCE,
  attempt: 30_000,
  backOff: () => 30,
  longestRest: 60_000,
  grace: 30_000,
}

interface Wish extends Partial<Patience> {
  /** How long to wait for the mail server, in milliseconds. */
  step?: number
}

/** Starts a worker that hands mails to the server at `url`; it ends with the test. */
export function startTestWorker(
  parts: Parts,
  url: string,
  { step = 30_000, ...patience }: Wish = {},
): TestWorker {
  const log: TestWorker['log'] = []
  const write = (level: string) => (about: object, message: string) =>
    void log.push({ level, about, message })
  const mailParts: MailParts = {
    ...parts,
    mailer: smtpMailer(url, { name: 'Nelly', address: 'rent@example.com' }, step),
    log: { info: write('info'), warn: write('warn'), error: write('error') },
  }
  const worker = startMailWorker(mailParts, { ...IMPATIENT, ...patience })
  onTestFinished(() => worker.stop())
  return { log, stop: worker.stop }
}
