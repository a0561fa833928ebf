import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server for a test, on this machine. */
export interface MailServer {
  url: string
  port: number
  /** The messages it received, in order, including those whose response was lost. */
  received: ReceivedMail[]
  /** Resolves when it has received this number. */
  taken(count: number): Promise<void>
  /** The number of connections so far, and of open ones. */
  connections(): { all: number; open: number }
  /** Drops all connections silently. */
  drop(): void
  stop(): Promise<void>
}

export interface ReceivedMail extends Email {
  raw: string
  /** The recipients of the envelope. */
  recipients: string[]
}

/** How it handles the message with this index, from 0: accepts it, answers with an error, or not at all. */
type Treatment = (nth: number) => 'take' | 'lose-answer' | 'never-answer' | { status: number; text: string }

/** Starts a mail server on a port, or on any free one. It is stopped with the test. */
export async function startMailServer(
  options: { port?: number; treat?: Treatment } & Pick<
    SMTPServerOptions,
    'onMailFrom' | 'onRcptTo' | 'onAuth' | 'authOptional' | 'onConnect'
  > = {},
): Promise<MailServer> {
  const { port = 0, treat = () => 'take', ...more } = options
  const received: ReceivedMail[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let came = 0
  let connected = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    async onData(stream, session, done) {
      // A client that disconnects during a message has sent none.
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const treatment = treat(came++)
      if (typeof treatment === 'object')
        return done(Object.assign(new Error(treatment.text), { responseCode: treatment.status }))
      if (treatment === 'never-answer') return
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ ...(await PostalMime.parse(raw)), raw, recipients })
      for (const { count, resolve } of waiting) if (received.length >= count) resolve()
      if (treatment === 'lose-answer') drop()
      else done()
    },
    ...more,
  })
  server.on('error', () => {})
  server.server.on('connection', () => {
    connected += 1
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const taken = (server.server.address() as AddressInfo).port
  let stopped: Promise<void> | undefined
  const drop = () => {
    for (const connection of server.connections) connection.close()
  }
  const stop = () => {
    stopped ??= new Promise((resolve) => server.close(() => resolve()))
    drop()
    return stopped
  }
  onTestFinished(stop)
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    taken: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    connections: () => ({ all: connected, open: server.connections.size }),
    drop,
    stop,
  }
}
