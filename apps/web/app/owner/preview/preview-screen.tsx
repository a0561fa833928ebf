import { useElementSize, useViewportSize } from '@mantine/hooks'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import type { Scheme } from './frame/force-scheme.ts'
import type { DrawMessage } from './frame/messages.ts'
import { FRAME_ADDRESS, isOurs, isPicked, READY } from './frame/messages.ts'
import css from './landing-preview.module.css'
import type { Preview } from './previewed.ts'

/** The screens of a preview, in CSS pixels. */
const DEVICES = {
  phone: { width: 360, height: 720 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const
export type Device = keyof typeof DEVICES

/** What limits a preview's size: the width, the width and the screen's height, or a strip at the screen's edge. */
export type PreviewFit = 'width' | 'screen' | 'dock'

/** The part of the screen's height that the preview can't use: its switches and the space around. */
const SCREEN_REST = 120
/** The share of the screen's height that a docked preview takes. */
const DOCK_SHARE = 0.34

interface PreviewScreenProps {
  preview: Preview
  device: Device
  scheme: Scheme
  fit: PreviewFit
  section?: string | undefined
  onPick?: ((field: string) => void) | undefined
}

/** The frame with the page, scaled to the available space. */
export function PreviewScreen({ device, fit, ...posted }: PreviewScreenProps) {
  const t = useWords('preview')
  const { ref, width: room } = useElementSize()
  const { height: screenHeight } = useViewportSize()
  const frame = usePosted(posted)
  const { width, height } = DEVICES[device]
  const most = {
    width: Number.POSITIVE_INFINITY,
    screen: screenHeight - SCREEN_REST,
    dock: screenHeight * DOCK_SHARE,
  }
  const scale = Math.min(1, room / width, most[fit] / height)
  // Beside a form the frame is as high as the screen has room for, to show more of the page at once.
  const frameHeight = fit === 'screen' && scale > 0 ? Math.max(height, most.screen / scale) : height
  return (
    <div ref={ref} className={css.room}>
      <div className={css.screen} style={{ width: width * scale, height: frameHeight * scale }}>
        <iframe
          ref={frame}
          src={FRAME_ADDRESS}
          title={t('frame')}
          loading="lazy"
          style={{ width, height: frameHeight, scale: String(scale) }}
        />
      </div>
    </div>
  )
}

/** What a frame is told, and who is told what was clicked in it. */
interface Posted {
  preview: Preview
  scheme: Scheme
  /** The section that is scrolled to. */
  section?: string | undefined
  onPick?: ((field: string) => void) | undefined
}

/** Posts to a frame what to render: when it reports that it is ready, and after every change. */
function usePosted({ preview, scheme, section, onPick }: Posted): RefObject<HTMLIFrameElement | null> {
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
