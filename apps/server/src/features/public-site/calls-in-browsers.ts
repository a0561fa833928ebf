import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admit } from '../../platform/http/admission.ts'
import type { PageServer } from './page-server.ts'

/**
 * Answers with a page, the not-found page, where a browser opens the bare path of a call or a mistyped one below it.
 * Programs, and everybody below `/api`, get data.
 */
export function callsInBrowsers(app: FastifyInstance, page: PageServer, admit: Admit): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenedCall(request)) return
    await admit(request, reply)
    if (reply.sent) return reply
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
  // A browser that opens an address sends no token; a program may accept pages, too.
  const isOpened = headers.authorization === undefined && headers.accept?.includes('text/html') === true
  const isReading = method === 'GET' || method === 'HEAD'
  return isCall && isReading && isOpened && !/^\/api(?:[/?]|$)/.test(url)
}
