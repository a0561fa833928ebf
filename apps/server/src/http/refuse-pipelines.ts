import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers wait for an answer before they ask again on a connection, and so do proxies. */
const MOST_UNANSWERED = 8

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Cuts a connection that asks on and on without taking its answers: Node begins with all that arrives at once, and holds
 * every answer until its turn. To be begun before any route is registered, after whatever else answers at once.
 */
export function refusePipelines({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0
  const [answer] = server.listeners('request') as Answer[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    if (countOf(socket) === MOST_UNANSWERED) return void socket.destroy()
    unanswered.set(socket, countOf(socket) + 1)
    response.once('close', () => unanswered.set(socket, countOf(socket) - 1))
    answer?.(request, response)
  })
}
