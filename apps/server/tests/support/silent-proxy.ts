import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on this machine that can stop forwarding: connections stay open, and no data passes any more. */
export interface SilentProxy {
  /** The same address with the proxy in its place. */
  url: string
  /** Drops all data from now on, also of connections that are opened meanwhile. */
  fallSilent(): void
  /** New connections work; earlier ones stay dead for good. */
  recover(): void
  /** Forwards to another address from now on. */
  leadTo(url: string): void
  close(): Promise<void>
}

/** Starts one in front of a server, such as PostgreSQL. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  let target = new URL(url)
  let isSilent = false
  const pairs = new Set<[Socket, Socket | undefined]>()
  const server = createServer((client) => {
    const upstream = isSilent ? undefined : connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket | undefined] = [client, upstream]
    pairs.add(pair)
    if (upstream) client.pipe(upstream).pipe(client)
    for (const socket of pair) {
      socket?.on('error', () => {})
      socket?.on('close', () => {
        pairs.delete(pair)
        for (const either of pair) either?.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    fallSilent() {
      isSilent = true
      for (const [client, upstream] of pairs) {
        client.unpipe().pause()
        upstream?.unpipe().pause()
      }
    },
    recover() {
      isSilent = false
    },
    leadTo(other) {
      target = new URL(other)
    },
    async close() {
      for (const sockets of pairs) for (const socket of sockets) socket?.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
