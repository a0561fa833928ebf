import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { InlineStyles, InlineStylesProvider } from './inline-styles.ts'
import { NonceProvider } from './nonce.tsx'
import { pageHashes } from './page-hashes.ts'
import { faultContext, nonceContext } from './site-context.ts'

/** Renders a page completely before anything is sent: its ETag and the hashes of its inline styles are headers. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches } = entryContext.staticHandlerContext
  const isOwners = matches.some(({ route }) => route.id.startsWith('owner/'))
  // A visitor's page is the same for everyone, byte for byte.
  const nonce = isOwners ? context.get(nonceContext) : ''
  const styles = new InlineStyles()
  let rendered = status
  const page = await renderWhole(
    <NonceProvider value={nonce}>
      <InlineStylesProvider value={styles}>
        <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />
      </InlineStylesProvider>
    </NonceProvider>,
    (error) => {
      rendered = 500
      context.get(faultContext)(error)
    },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-page-kind', isOwners ? 'owner' : 'visitor')
  if (!isOwners) for (const [name, value] of Object.entries(pageHashes(styles))) headers.set(name, value)
  // A missing or failed page is in the visitor's language where there is no landing.
  if (!isOwners && rendered >= 400) headers.append('vary', 'accept-language')
  return new Response(page, { status: rendered, headers })
}

/** Errors of loaders and actions are logged by the server, except the client's mistakes and paused pages (503). */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return
  ;(context as Readonly<RouterContextProvider>).get(faultContext)(error)
}

/**
 * The page once it is rendered completely; `onError` is called for a part that fails. Rejects where nothing can be
 * rendered. Not a stream of `node:stream`: what those reference stays in memory until a full garbage collection
 * (decision 0039).
 */
async function renderWhole(page: React.ReactNode, onError: (error: unknown) => void) {
  const stream = await renderToReadableStream(page, { onError })
  await stream.allReady
  return stream
}
