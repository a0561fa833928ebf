import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Scheme } from './frame/force-scheme.ts'
import { type DrawMessage, isOurs, isPicked, READY } from './frame/messages.ts'
import type { Preview } from './previewed.ts'

/** What a frame is told, and who is told what was clicked in it. */
interface Posted {
  preview: Preview
  scheme: Scheme
  /** The section that is scrolled to. */
  section?: string | undefined
  onPick?: ((field: string) => void) | undefined
}

/** Posts to a frame what to render: when it reports that it is ready, and after every change. */
export function usePosted({ preview, scheme, section, onPick }: Posted): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const canPick = onPick !== undefined
  const post = useEffectEvent(() => {
    const message: DrawMessage = { kind: 'nelly-preview', preview, scheme, section, canPick }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const receive = useEffectEvent((event: MessageEvent) => {
    if (!isOurs(event) || event.source !== frame.current?.contentWindow) return
    if (event.data === READY) post()
    else if (isPicked(event.data)) onPick?.(event.data.field)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => receive(event)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is posted is what changed.
  useEffect(() => post(), [preview, scheme, section])
  return frame
}
