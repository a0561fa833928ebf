import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageServer } from './page-server.ts'

/**
 * Answers with a page, the not-found page, where a browser opens the bare path of a call or a mistyped one below it.
 * Programs, and everybody below `/api`, get data.
 */
export function callsInBrowsers(app: FastifyInstance, page: PageServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenedCall(request)) return
    reply.header('vary', 'accept')
    try {
      return page.refuse(request, reply) ?? (await page.serve(request, reply))
    } catch (error) {
      return page.fail(error as Error, request, reply)
    }
  })
}

/** Whether a browser opens a path of a call that answers with JSON, or that of a mistake. */
function isOpenedCall({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  const { call, refuses } = routeOptions.config
  const isCall = refuses === true || (call !== undefined && call.type === undefined)
  const isReading = method === 'GET' || method === 'HEAD'
  return (
    isCall && isReading && headers.accept?.includes('text/html') === true && !/^\/api(?:[/?]|$)/.test(url)
  )
}
