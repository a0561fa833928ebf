import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEndOfFile } from './at-end-of-file.ts'

/** A server of another channel, which answers as a test says; it is stopped with the file. Resolves with its address. */
export async function startChannel(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEndOfFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** An iCalendar file of these components. */
export const calendarFile = (...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n')

/** An event of an iCalendar file. */
export const calendarEvent = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
