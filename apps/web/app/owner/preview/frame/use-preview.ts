import { useEffect, useLayoutEffect, useState } from 'react'
import { themeStyle } from '../../../visitor/theme.ts'
import type { Preview } from '../previewed.ts'
import { forceScheme, type Scheme } from './force-scheme.ts'
import { type DrawMessage, isOurs, READY } from './messages.ts'

/** The message that the parent page posted last, with the colours and the language of its preview applied to the document. */
export function usePreview(): DrawMessage | undefined {
  const [message, setMessage] = useState<DrawMessage>()
  const preview = message?.preview
  useEffect(() => {
    const onMessage = (event: MessageEvent<DrawMessage>) => {
      if (isOurs(event) && event.source === window.parent && event.data.kind === 'nelly-preview')
        setMessage(event.data)
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage(READY, location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  useColours(preview?.landing.colours, message?.scheme ?? 'light')
  const language = preview?.landing.language
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  return message
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
