import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import type { MailAddress } from './mail-content.ts'
import { type Mailer, MailNotTaken } from './mailer.ts'

/** How long to wait for a server, in milliseconds. */
interface Patience {
  /** For a connection, and for each answer. */
  step: number
}

/** Hands mails to the server that `url` names, over a connection each. */
export function smtpMailer(url: string, from: MailAddress, patience: Patience = { step: 20_000 }): Mailer {
  const server = serverOf(url)
  return {
    async send(mail, signal) {
      const composed = await composeMail(mail, from)
      await handOver(server, patience, composed, signal)
    },
  }
}

type Server = ReturnType<typeof serverOf>

/**
 * With a password the connection must be encrypted and the server be who it says; without one, encryption is taken where it is
 * offered. On this machine neither is asked.
 */
function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
  const login =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isHere && login !== undefined,
    tls: { rejectUnauthorized: !isHere && (isSecure || login !== undefined) },
    login,
  }
}

async function handOver(
  { login, ...server }: Server,
  { step }: Patience,
  { envelope, message }: ComposedMail,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    socketCloseTimeout: 1000,
  })
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const steps = async () => {
    await asked((done) => connection.connect(done))
    if (login && !connection.authenticated) await asked((done) => connection.login(login, done))
    await asked((done) => connection.send(envelope, message, done))
  }
  const giveUp = () => fail(signal.reason as Error)
  signal.addEventListener('abort', giveUp, { once: true })
  connection.on('error', fail)
  connection.once('end', () => fail(new Error('the connection was closed')))
  failed.catch(() => {})
  try {
    await Promise.race([steps(), failed])
    connection.quit()
  } catch (error) {
    connection.close()
    throw signal.aborted ? error : notTaken(error as SmtpError)
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

const asked = (begin: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))

type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number; command?: string }

/** What 5xx says of the sender, the login or the connection may be mended; what it says of the recipient or the mail may not. */
function notTaken(error: SmtpError): MailNotTaken {
  const { code, originalCode, responseCode, command } = error
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const isForGood = aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  const reason = responseCode ? `${responseCode} to ${command}` : (originalCode ?? code ?? 'no answer')
  return new MailNotTaken(reason, { isForGood, cause: error })
}
