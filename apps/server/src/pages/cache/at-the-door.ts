import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { AnswerAtOnce } from './answer-at-once.ts'
import type { Variant } from './kept-page.ts'
import { type PlainRequest, plainRequest } from './plain-request.ts'

type Accept = (this: Server, socket: Socket) => void

/**
 * Answers what can be answered at once on the bare connection, which costs half of what Node's HTTP server takes for it. The first
 * request on a connection that is anything else, or not quite plain, goes to that server together with the connection, for good.
 * Returns how to close: who waits for nothing is let go, who comes then is the server's.
 */
export function answerAtTheDoor(
  server: Server,
  answer: (request: PlainRequest) => AnswerAtOnce | undefined,
): () => void {
  const [accept] = server.listeners('connection') as Accept[]
  if (!accept) throw new Error('no HTTP server listens for connections')
  const atTheDoor = new Set<Socket>()
  const bytesOf = answerBytes(server)
  let closing = false

  const meet = (socket: Socket) => {
    if (closing) return accept.call(server, socket)
    const read = (bytes: Buffer) => {
      const request = plainRequest(bytes.toString('latin1'))
      const found = request && answer(request)
      if (!found) return handOver(bytes)
      // Who does not take what was answered is not asked for more.
      if (!socket.write(bytesOf(found))) socket.pause().once('drain', () => socket.resume())
    }
    const end = () => socket.destroySoon()
    const cut = () => socket.destroy()
    // A connection that breaks is closed by itself.
    const ignore = () => {}
    const leave = () => atTheDoor.delete(socket)
    const handOver = (bytes: Buffer) => {
      leave()
      socket.off('data', read).off('end', end).off('timeout', cut).off('error', ignore).off('close', leave)
      socket.setTimeout(0).pause()
      socket.unshift(bytes)
      accept.call(server, socket)
      socket.resume()
    }
    atTheDoor.add(socket)
    socket.on('data', read).on('end', end).on('timeout', cut).on('error', ignore).on('close', leave)
    socket.setTimeout(server.keepAliveTimeout)
  }
  server.off('connection', accept).prependListener('connection', meet)
  return () => {
    closing = true
    for (const socket of atTheDoor) socket.destroySoon()
  }
}

/** Puts answers together, with the time of sending and the word that the connection stays open; each once a second. */
function answerBytes(server: Server): (found: AnswerAtOnce) => Buffer {
  const keptOpen = `connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n`
  const ready = new Map<Variant, Buffer>()
  let second = 0
  let ending = ''
  return ({ variant, isKnown }) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      ending = `${keptOpen}date: ${new Date(now * 1000).toUTCString()}\r\n\r\n`
      ready.clear()
    }
    if (isKnown) return Buffer.from(variant.heads.unmodified + ending, 'latin1')
    const known = ready.get(variant)
    if (known) return known
    const bytes = Buffer.from(variant.heads.whole + ending + variant.text, 'latin1')
    ready.set(variant, bytes)
    return bytes
  }
}
