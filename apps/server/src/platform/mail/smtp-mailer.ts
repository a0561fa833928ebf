import { createTransport } from 'nodemailer'
import { JobFailure } from '../jobs/job-handler.ts'
import { MAX_CONNECTIONS, type Mailer } from './mailer.ts'

/** How long to wait for a connection and for each response of the server, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 20_000
/** How long an idle connection stays open for the next mail, in milliseconds. */
const IDLE_TIMEOUT_MS = 5000

/** Sends mails to the server at `url`, over nodemailer's pool of connections (decision 0050). */
export function smtpMailer(url: string, responseTimeoutMs = RESPONSE_TIMEOUT_MS): Mailer {
  const transport = createTransport({
    ...smtpServer(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Some servers close a connection after a few hundred.
    maxMessages: 100,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: responseTimeoutMs,
    greetingTimeout: responseTimeoutMs,
    socketTimeout: responseTimeoutMs,
    dnsTimeout: responseTimeoutMs,
  })
  return {
    async send({ message }, signal) {
      try {
        await transport.sendMail({ ...message, signal })
      } catch (error) {
        throw signal.aborted ? signal.reason : failureOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number; command?: string }

/**
 * A 5xx response about the recipient or the message is final; one about the sender, the login or the connection can be
 * fixed by the operator.
 */
function failureOf(error: SmtpError): JobFailure {
  const { code, originalCode, responseCode, command } = error
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const isFinal = aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  const reason = responseCode ? `${responseCode} to ${command}` : (originalCode ?? code ?? 'no answer')
  return new JobFailure(reason, { isFinal, cause: error })
}

/**
 * Nodemailer's options for an address. With a password the connection must be encrypted and the certificate valid;
 * without one, encryption is used where it is offered. For a server on the same machine neither is required.
 */
function smtpServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
  const hasLogin = username !== ''
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocal && hasLogin,
    tls: { rejectUnauthorized: !isLocal && (secure || hasLogin) },
    ...(hasLogin && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}
