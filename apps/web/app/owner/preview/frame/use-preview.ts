import { useEffect, useLayoutEffect, useState } from 'react'
import { themeStyle } from '../../../visitor/theme.ts'
import type { Preview } from '../previewed.ts'
import { forceScheme, type Scheme } from './force-scheme.ts'
import { type DrawMessage, isOurs, READY } from './messages.ts'

/** The preview that the parent page posted, with its colours and language applied to the document. */
export function usePreview(): Preview | undefined {
  const [preview, setPreview] = useState<Preview>()
  const [scheme, setScheme] = useState<Scheme>('light')
  useEffect(() => {
    const onMessage = (event: MessageEvent<Partial<DrawMessage>>) => {
      if (isOurs(event) && event.source === window.parent && event.data.kind === 'nelly-preview') {
        setPreview(event.data.preview)
        setScheme(event.data.scheme ?? 'light')
      }
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage(READY, location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  useColours(preview?.landing.colours, scheme)
  const language = preview?.landing.language
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  return preview
}

/** Sets the landing's colours on the document. The page's content policy forbids inline styles; this is not one. */
function useColours(colours: Preview['landing']['colours'] | undefined, scheme: Scheme): void {
  const style = colours && themeStyle(colours)
  useLayoutEffect(() => {
    if (!style) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
    forceScheme(scheme)
  }, [style, scheme])
}
