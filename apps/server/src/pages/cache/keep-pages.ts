import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refusalOfHead } from '../../http/refuse-bad-head.ts'
import type { Parts } from '../../parts.ts'
import { type AnswerAtOnce, answerAtOnce } from './answer-at-once.ts'
import { answerAtTheDoor } from './at-the-door.ts'
import { type PageCache, pageCache } from './page-cache.ts'

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Keeps drawn pages in memory for an app, and answers from there past all that the app does else. An owner who is told that a
 * change is made sees it on the next page they open: their answer waits until this process has heard of the change.
 * To be begun before any route is registered. Decision 0024.
 */
export function keepPages(app: FastifyInstance, parts: Parts): PageCache {
  const { cache, listener } = pageCache(parts.pageCacheBytes, parts.now)
  if (parts.pageCacheBytes === 0) return cache
  const changes = parts.subscribe(listener)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.owner === undefined || SAFE.has(request.method) || reply.statusCode >= 400)
      done(null, payload)
    else void changes.caughtUp().then(() => done(null, payload))
  })
  app.addHook('onClose', () => changes.stop())

  const findAnswer = answerAtOnce(cache, parts)
  const leaveDoor = answerAtTheDoor(app.server, findAnswer)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    leaveDoor()
  })
  const [answer] = app.server.listeners('request') as Answer[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const isAnswerable = !closing && request.method === 'GET' && refusalOfHead(request) === undefined
    const found = isAnswerable ? findAnswer(plainly(request)) : undefined
    if (found) sendAtOnce(response, found)
    else answer?.(request, response)
  })
  return cache
}

const plainly = ({ url = '', headers }: IncomingMessage) => ({
  target: url,
  host: headers.host ?? '',
  acceptEncoding: headers['accept-encoding']?.toString(),
  ifNoneMatch: headers['if-none-match'],
})

function sendAtOnce(response: ServerResponse, { variant, isKnown }: AnswerAtOnce) {
  if (isKnown) response.writeHead(304, variant.raw.unmodified as string[]).end()
  else response.writeHead(200, variant.raw.whole as string[]).end(variant.text, 'latin1')
}
