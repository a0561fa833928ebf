import { randomBytes } from 'node:crypto'
import type { PublicSite } from '@nelly/contract/public-site'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

/** What a page is drawn from: the request as the web app is to read it, and what it may ask of the server. */
interface Asked {
  request: Request
  site: PublicSite
  origin: string
}

/** Has the web app draw a page, in the answer to a request of ours. */
export async function drawPage(
  parts: Parts,
  { log }: Pick<FastifyRequest, 'log'>,
  { request, site, origin }: Asked,
): Promise<ReadyPage> {
  const nonce = randomBytes(16).toString('base64')
  const onFault = (err: unknown) => log.error({ err }, 'a page failed')
  const answer = await parts.site(request, { site, origin, nonce, onFault })
  return readyPage(answer, { address: new URL(request.url), nonce, isForm: request.method === 'POST' })
}
