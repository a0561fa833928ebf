import * as build from 'virtual:react-router/server-build'
import type { PublicSite } from '@nelly/contract/public-site'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { nonceContext, siteContext } from './site-context.ts'

const answer = createRequestHandler(build, import.meta.env.MODE)

/** Turns a request for a page into its answer. This is all that the server knows of the web app. */
export function handle(
  request: Request,
  { site, origin, nonce }: { site: PublicSite; origin: string; nonce: string },
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(siteContext, { site, origin })
  context.set(nonceContext, nonce)
  return answer(request, context)
}
