import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** What came over the wire, decoded. */
export interface Fetched {
  status: number
  text: string
  headers: Record<string, string>
}

/** Lets an app listen for the length of the test; returns a function that fetches from it as a browser does. */
export async function listening(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return fetchFrom((app.server.address() as AddressInfo).port)
}

/** Fetches from a port of this machine as a browser does. */
export const fetchFrom =
  (port: number) =>
  async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Fetched> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' })
    return {
      status: answer.status,
      text: await answer.text(),
      headers: Object.fromEntries(answer.headers),
    }
  }
