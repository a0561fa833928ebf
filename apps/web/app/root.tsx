import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { useInlineStyles } from './inline-styles.ts'
import { useNonce } from './nonce.tsx'

/** What a route configures of the document around it. */
export interface DocumentHandle {
  /** Whether the page runs scripts; a page that needs none ships none. */
  scripts?: boolean
  /** Its language where no loader sets it. */
  language?: string
}

/** What a loader may set of the document: its language, and a style sheet of its own (a landing's colours). */
interface DocumentData {
  language?: string
  style?: string
}

/** The document of every page: language and style are those of the innermost loader that sets them. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const matches = useMatches()
  const loaded = matches.map(({ loaderData }) => (loaderData ?? {}) as DocumentData)
  const style = loaded.findLast((data) => data.style)?.style
  const styles = useInlineStyles()
  if (style) styles?.add(style)
  const handles = matches.map(({ handle }) => (handle ?? {}) as DocumentHandle)
  const scripts = handles.findLast((handle) => handle.scripts !== undefined)?.scripts
  const language = [...handles, ...loaded].findLast((source) => source.language)?.language
  return (
    <html lang={language ?? 'es'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {style && <style>{style}</style>}
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
