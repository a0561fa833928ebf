import { type ComposedMail, composeMail } from './compose-mail.ts'
import { keptLines } from './kept-lines.ts'
import type { MailAddress } from './mail-content.ts'
import { type Mailer, MailNotTaken } from './mailer.ts'
import { openLine, Untouched } from './smtp-line.ts'
import { smtpServer } from './smtp-server.ts'

/** How long to wait for a server, in milliseconds. */
interface Patience {
  /** For a connection, and for each answer. */
  step: number
}

/** Hands mails to the server that `url` names, one after the other over a connection that is kept a while. */
export function smtpMailer(url: string, from: MailAddress, { step }: Patience = { step: 20_000 }): Mailer {
  const server = smtpServer(url)
  const lines = keptLines()

  /**
   * Whether a kept line took it. The server may have closed one meanwhile, or have had enough of it: what it says there before it has
   * had a byte of the message says nothing about the mail, so it is asked anew.
   */
  const isTakenByKept = async (mail: ComposedMail, signal: AbortSignal): Promise<boolean> => {
    const line = lines.take()
    if (!line) return false
    try {
      await line.carry(mail, signal)
    } catch (error) {
      if (error instanceof Untouched && !signal.aborted) return false
      throw error
    }
    lines.keep(line)
    return true
  }

  const handOver = async (mail: ComposedMail, signal: AbortSignal) => {
    signal.throwIfAborted()
    if (await isTakenByKept(mail, signal)) return
    const line = await openLine(server, step, signal)
    await line.carry(mail, signal)
    lines.keep(line)
  }

  return {
    async send(mail, signal) {
      const composed = composeMail(mail, from)
      await handOver(composed, signal).catch((error) => {
        throw signal.aborted ? signal.reason : notTaken(error instanceof Untouched ? error.cause : error)
      })
    },
    close: lines.close,
  }
}

type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number; command?: string }

/** What 5xx says of the sender, the login or the connection may be mended; what it says of the recipient or the mail may not. */
function notTaken(error: SmtpError): MailNotTaken {
  const { code, originalCode, responseCode, command } = error
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const isForGood = aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  const reason = responseCode ? `${responseCode} to ${command}` : (originalCode ?? code ?? 'no answer')
  return new MailNotTaken(reason, { isForGood, cause: error })
}
