import { once } from 'node:events'
import { connect } from 'node:net'

/** What is sent and received over a connection as bytes, each as a character. */
export interface RawConnection {
  send(bytes: string): void
  /** Takes in nothing any more. */
  pause(): void
  /** All that came, as soon as it looks so, or the connection has ended. */
  until(done: (received: string) => boolean): Promise<string>
  ended: Promise<void>
  close(): void
}

/** A bare connection to a port of this machine, for what no client would send. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  let look = () => {}
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    look()
  })
  // A server may cut it off amid what is sent.
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
