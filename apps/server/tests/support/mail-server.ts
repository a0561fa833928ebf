import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server of a test's own, on this machine. */
export interface MailServer {
  url: string
  port: number
  /** The messages it took, in the order they came; those whose answer was lost among them. */
  received: ReceivedMail[]
  /** Resolves when it has taken so many. */
  taken(count: number): Promise<void>
  /** How many connections it has had, and how many of them are open. */
  connections(): { all: number; open: number }
  /** Drops all connections without a word. */
  drop(): void
  stop(): Promise<void>
}

export interface ReceivedMail extends Email {
  raw: string
  /** To whom the envelope says it goes. */
  recipients: string[]
}

/** How it treats the message that comes as the so-and-so-many-th, from 0: takes it, or answers with an error, or not at all. */
type Treatment = (nth: number) => 'take' | 'lose-answer' | 'never-answer' | { status: number; text: string }

/** Starts a mail server on a port, or on any free one. It ends with the test. */
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
      // Whoever gives up amid a message has sent none.
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
