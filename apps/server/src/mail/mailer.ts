import type { TakenMail } from './taken-mails.ts'

/** What takes mails away: a mail server, or a folder. */
export interface Mailer {
  /**
   * Hands a mail over and resolves when it was taken for good. Rejects with `MailNotTaken`, or with anything else, where it was not
   * taken or nobody knows; `signal` ends an attempt that takes too long.
   */
  send(mail: TakenMail, signal: AbortSignal): Promise<void>
  /** Lets go of what it keeps for the next mails. */
  close(): void
}

/** Why a mail was not taken. */
export class MailNotTaken extends Error {
  /** Whether trying again is of no use: the server will never take it. */
  readonly isForGood: boolean
  /** Without anybody's name or address, such as `451 to RCPT TO`. */
  readonly reason: string

  constructor(reason: string, { isForGood, cause }: { isForGood: boolean; cause: Error }) {
    super(`${reason}: ${cause.message}`, { cause })
    this.reason = reason
    this.isForGood = isForGood
  }
}
