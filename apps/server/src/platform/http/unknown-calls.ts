import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './refuse-call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route only handles mistakes: it does nothing but refuse. */
    refuses?: boolean
  }
}

/** A registered path as a pattern, with its methods. */
interface Known {
  path: string
  pattern: RegExp
  methods: Set<string>
}

/**
 * Answers mistakes of callers as data, so that they never get a page: below the first segment of any call an unknown
 * path is a 404, and a known one with another method a 405 with the allowed ones. Must be called before the routes are
 * registered; the function it returns must be called after the calls and before the pages.
 */
export function watchCalls(app: FastifyInstance): () => Promise<void> {
  const known = new Map<string, Known>()
  let watching = true
  app.addHook('onRoute', ({ url, method }) => {
    if (!watching) return
    const call = known.get(url) ?? { path: url, pattern: patternOf(url), methods: new Set<string>() }
    for (const one of [method].flat()) call.methods.add(one)
    known.set(url, call)
  })
  return async () => {
    await app.after()
    watching = false
    answerMistakes(app, [...known.values()])
  }
}

function answerMistakes(app: FastifyInstance, known: readonly Known[]): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsAt(known, pathOf(request.url))
    // An allowed method that was not routed all the same: the address is longer than any call's could be.
    if (allowed.length === 0 || allowed.includes(request.method)) return sendProblem(reply, 'route-not-found')
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    return request.method === 'OPTIONS' ? reply.code(204).send() : sendProblem(reply, 'method-not-allowed')
  }
  for (const url of placesOf(known)) {
    const method = app.supportedMethods.filter((one) => !app.hasRoute({ method: one, url }))
    // Answered before the body is read: a mistake needs none.
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      config: { refuses: true },
      onRequest: async (request, reply) => answer(request, reply),
      handler: answer,
    })
  }
  // Methods that the router does not support.
  app.setNotFoundHandler(answer)
}

/** Where mistakes are handled: at every call's own path, and anywhere below its first segment. */
function placesOf(known: readonly Known[]): Set<string> {
  const paths = known.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith('/*'))
  const below = paths.map((path) => `/${path.split('/')[1]}/*`)
  return new Set(['/api', ...paths.filter((path) => path.split('/').length === 2), ...below])
}

function methodsAt(known: readonly Known[], path: string): string[] {
  const calls = known.filter(({ pattern }) => pattern.test(path))
  return [...new Set(calls.flatMap(({ methods }) => [...methods]))].sort()
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  )

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
