import type { Parts } from '../parts.ts'
import type { Mailer } from './mailer.ts'

/** What a worker needs: the outbox, and where it tells what it did, without a word about anybody. */
export interface MailParts extends Pick<Parts, 'db' | 'now' | 'mailCounts'> {
  mailer: Mailer
  log: {
    info(about: object, message: string): void
    warn(about: object, message: string): void
    error(about: object, message: string): void
  }
}
