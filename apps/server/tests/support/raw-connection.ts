import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection with its bytes as characters. */
export interface RawConnection {
  send(bytes: string): void
  /** Stops reading. */
  pause(): void
  /** All that was received, as soon as it matches, or the connection has ended. */
  until(done: (received: string) => boolean): Promise<string>
  ended: Promise<void>
  close(): void
}

/** A raw connection to a port of this machine, for what no client would send. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  let look = () => {}
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    look()
  })
  // A server may close it while data is being sent.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      look()
      resolve()
    })
  })
  return {
    send: (bytes) => void socket.write(bytes, 'latin1'),
    pause: () => void socket.pause(),
    until: (done) =>
      new Promise((resolve) => {
        look = () => {
          if (done(received) || socket.closed) resolve(received)
        }
        look()
      }),
    ended,
    close: () => socket.destroy(),
  }
}
