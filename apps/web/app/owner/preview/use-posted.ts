import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Scheme } from './frame/force-scheme.ts'
import { type DrawMessage, isOurs, READY } from './frame/messages.ts'
import type { Preview } from './previewed.ts'

/** Posts to a frame what to render: when it reports that it is ready, and after every change. */
export function usePosted(preview: Preview, scheme: Scheme): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const post = useEffectEvent(() => {
    const message: DrawMessage = { kind: 'nelly-preview', preview, scheme }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (isOurs(event) && event.data === READY && event.source === frame.current?.contentWindow) post()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is posted is what changed.
  useEffect(() => post(), [preview, scheme])
  return frame
}
