import type { SendMailOptions } from 'nodemailer'

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** The name of its file, where it becomes one. */
  name: string
  message: SendMailOptions
}

/** Delivers mails: to a mail server, or into a folder. */
export interface Mailer {
  /**
   * Resolves when the mail was accepted. Rejects, with `JobFailure` where more is known, when it was not or may not
   * have been.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** How many mails are sent concurrently; some providers accept no more connections from one sender. */
export const MAX_CONNECTIONS = 4
