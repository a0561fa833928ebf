import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { SpawnedServer } from '../../tests/support/spawned-server.ts'

/** How slow clients use a connection; none of them ever reads. */
export interface SlowKind {
  /** What they do. */
  name: string
  /** What they send at once. */
  begin: string
  /** What they send once a second from then on. */
  trickle?: string
  /** The seconds after which all of them must be closed. */
  within: number
}

interface Client {
  kind: SlowKind
  socket: Socket
  /** Seconds until the server closed it. */
  cutAfter?: number
}

/** Running clients. */
interface Held {
  /** Seconds since they started. */
  seconds(): number
  /** How many connections the server still has open. */
  open(): number
  /** Checks which connections were closed; whether any was since the last check. */
  look(): boolean
  /** Closes them all and reports the result of each kind. */
  end(): { text: string; late: boolean }[]
}

/** Starts a number of clients of each kind. */
export function holdConnections({ origin }: SpawnedServer, kinds: readonly SlowKind[], ofEach: number): Held {
  const port = Number(new URL(origin).port)
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  const clients = kinds.flatMap((kind) => Array.from({ length: ofEach }, () => client(kind, port)))
  const trickling = setInterval(() => {
    for (const { kind, socket, cutAfter } of clients)
      if (kind.trickle && cutAfter === undefined && !socket.destroyed) socket.write(kind.trickle)
  }, 1000)
  const left = (kind?: SlowKind) =>
    clients.filter((one) => one.cutAfter === undefined && (kind ?? one.kind) === one.kind).length
  return {
    seconds,
    open: () => left(),
    look() {
      const before = left()
      const held = heldClients(port)
      for (const one of clients)
        if (one.cutAfter === undefined && one.socket.localPort && !held.has(one.socket.localPort))
          one.cutAfter = seconds()
      return left() < before
    },
    end() {
      clearInterval(trickling)
      for (const { socket } of clients) socket.destroy()
      return kinds.map((kind) => {
        const cut = clients.filter((one) => one.kind === kind).map(({ cutAfter }) => cutAfter ?? Infinity)
        const last = Math.max(...cut)
        const text = `${kind.name}: the first was cut after ${Math.min(...cut)} s, the last after ${last} s`
        return { text, late: last > kind.within }
      })
    },
  }
}

function client(kind: SlowKind, port: number): Client {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  socket.on('connect', () => void socket.write(kind.begin))
  return { kind, socket }
}

/**
 * The local ports of the clients whose connection the server has open, by Linux: a client that does not read is not
 * notified of its end.
 */
function heldClients(port: number): ReadonlySet<number> {
  const ESTABLISHED = '01'
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)
  return new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , state]) => portOf(local) === port && state === ESTABLISHED)
      .map(([, , remote]) => portOf(remote)),
  )
}
