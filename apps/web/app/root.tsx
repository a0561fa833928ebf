import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { useNonce } from './nonce.tsx'

/** What a route says of the document around it. */
export interface DocumentHandle {
  /** Whether the page runs scripts; a page that needs none ships none. */
  scripts?: boolean
}

/** The document of every page: its language is that of the innermost loader that names one. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const matches = useMatches()
  const language = matches
    .map(({ loaderData }) => (loaderData as { language?: string } | undefined)?.language)
    .findLast(Boolean)
  const scripts = matches
    .map(({ handle }) => (handle as DocumentHandle | undefined)?.scripts)
    .findLast((wish) => wish !== undefined)
  return (
    <html lang={language ?? 'es'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripts === false ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
