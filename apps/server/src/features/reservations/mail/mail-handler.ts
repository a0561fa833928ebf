import {
  exponentialBackoff,
  type JobCounters,
  JobFailure,
  type JobHandler,
} from '../../../platform/jobs/job-handler.ts'
import type { MailAddress } from '../../../platform/mail/mail-content.ts'
import { MAX_CONNECTIONS, type Mailer } from '../../../platform/mail/mailer.ts'
import { mailMessage } from './mail-message.ts'
import { MAIL_JOB, type Mail } from './outbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export interface MailHandlerParts {
  mailer: Mailer
  from: MailAddress
  mailCounters: JobCounters
}

/**
 * Sends mails. One whose sending was interrupted, or whose result was not stored, is sent again with the same
 * `Message-ID`. Of a sent mail only the kind is kept.
 */
export const mailHandler = ({ mailer, from, mailCounters }: MailHandlerParts): JobHandler<Mail> => ({
  kind: MAIL_JOB,
  concurrency: MAX_CONNECTIONS,
  timeoutMs: 2 * MINUTE,
  backoffMs: (attempts) => exponentialBackoff(attempts, { first: 10 * SECOND, longest: HOUR }),
  maxAgeMs: 72 * HOUR,
  async run(job, signal) {
    const { id, createdAt, payload } = job
    // Ordered by time, and the same for a retry.
    const name = `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${String(id).padStart(8, '0')}-${payload.kind}`
    try {
      await mailer.send({ name, message: mailMessage(job, from) }, signal)
    } catch (error) {
      throw error instanceof JobFailure ? error : withoutNames(error as NodeJS.ErrnoException)
    }
    return { kind: payload.kind }
  },
  onOutcome: ({ payload }, outcome) => mailCounters[outcome].inc({ kind: payload.kind }),
})

/** The reason of a failure without personal data, which error messages may contain. */
const withoutNames = (error: NodeJS.ErrnoException): JobFailure =>
  new JobFailure(typeof error.code === 'string' ? error.code : error.name, { isFinal: false, cause: error })
