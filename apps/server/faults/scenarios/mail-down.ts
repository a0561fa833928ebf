import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../tests/support/free-port.ts'
import { embeddedPlace } from '../lib/places.ts'
import type { Scenario } from '../lib/scenario.ts'
import { trialIn } from '../lib/under-load.ts'

/** Waiting mails are retried after some seconds, then minutes. */
const PATIENCE_MS = 300_000

/** The mail server is down while visitors book. */
export const mailDown: Scenario = {
  holds: 'with the mail server away visitors book as ever; once it is back every mail arrives, each once',
  async run() {
    const place = await embeddedPlace()
    const port = await freePort()
    try {
      const { ledger, start, under, check } = await trialIn(place)
      const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rent@example.com' })
      await under(
        () => server.origin,
        () => pause(4000),
      )
      const booked = Object.keys(ledger.reservations).length
      const mails = await mailServer(port)
      const begun = performance.now()
      while (mails.ids.length < 2 * booked && performance.now() - begun < PATIENCE_MS) await pause(250)
      const seconds = Math.round((performance.now() - begun) / 1000)
      // Time for a duplicate to arrive.
      await pause(3000)
      await server.kill()
      mails.stop()
      const { ids } = mails
      const faults = [
        ...(ids.length < 2 * booked ? [`${2 * booked - ids.length} mails did not arrive`] : []),
        ...(new Set(ids).size < ids.length ? [`${ids.length - new Set(ids).size} mails came twice`] : []),
      ]
      return {
        faults: [...faults, ...(await check())],
        seen: [
          `${booked} bookings without a mail server; their ${ids.length} mails arrived within ${seconds} s of its return`,
        ],
      }
    } finally {
      await place.end()
    }
  },
}

/** Receives mails and records their `Message-ID`s. */
async function mailServer(port: number) {
  const ids: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, _session, done) {
      ids.push(/^message-id: *(\S+)/im.exec(await text(stream))?.[1] ?? 'none')
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { ids, stop: () => server.close() }
}
