import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail } from './compose-mail.ts'
import type { SmtpServer } from './smtp-server.ts'

/** A connection to a mail server, over which mails go one after the other. */
export interface SmtpLine {
  /** How many mails went over it. */
  readonly carried: number
  /** Whether it can carry no more: it broke, or either side closed it. */
  readonly isOver: boolean
  /**
   * Hands a mail over, and resolves when the server has taken it. Whatever it rejects with, the line is over then; `Untouched` says
   * that the server has not had a byte of the message.
   */
  carry(mail: ComposedMail, signal: AbortSignal): Promise<void>
  /** Takes leave of the server. */
  leave(): void
}

/** A line failed before a byte of the message was on it. */
export class Untouched extends Error {
  constructor(cause: unknown) {
    super('not a byte of the message was given', { cause })
  }
}

/** Opens a line and logs in; the server gets `step` milliseconds for each answer. */
export async function openLine(
  { login, ...server }: SmtpServer,
  step: number,
  signal: AbortSignal,
): Promise<SmtpLine> {
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    socketCloseTimeout: 1000,
  })
  let isOver = false
  let carried = 0
  let fail = (_reason: Error) => {}
  const over = (reason: Error) => {
    isOver = true
    fail(reason)
  }
  connection.on('error', over)
  connection.once('end', () => over(new Error('the connection was closed')))

  /** Does something on the line, and closes it where that fails, the connection breaks or the signal comes. */
  const use = async (work: () => Promise<void>, until: AbortSignal) => {
    const { promise: failed, reject } = Promise.withResolvers<never>()
    failed.catch(() => {})
    fail = reject
    const giveUp = () => reject(until.reason as Error)
    until.addEventListener('abort', giveUp, { once: true })
    try {
      until.throwIfAborted()
      await Promise.race([work(), failed])
    } catch (error) {
      connection.close()
      throw error
    } finally {
      until.removeEventListener('abort', giveUp)
    }
  }

  await use(async () => {
    await asked((done) => connection.connect(done))
    if (login && !connection.authenticated) await asked((done) => connection.login(login, done))
  }, signal)
  return {
    get carried() {
      return carried
    },
    get isOver() {
      return isOver
    },
    async carry({ envelope, message }, until) {
      let isGiven = false
      const body = new Readable({
        read() {
          isGiven = true
          this.push(message)
          this.push(null)
        },
      })
      try {
        await use(() => asked((done) => connection.send(envelope, body, done)), until)
      } catch (error) {
        throw isGiven ? error : new Untouched(error)
      }
      carried += 1
    },
    leave: () => connection.quit(),
  }
}

const asked = (begin: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
