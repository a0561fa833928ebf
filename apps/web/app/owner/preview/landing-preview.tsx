import { SegmentedControl } from '@mantine/core'
import { useElementSize, useViewportSize } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePictureSize } from '../forms/use-picture-size.ts'
import { useWords } from '../words/use-words.ts'
import type { Scheme } from './frame/force-scheme.ts'
import { type DrawMessage, FRAME_ADDRESS, isOurs, READY } from './frame/messages.ts'
import css from './landing-preview.module.css'
import { type Preview, type PreviewedLanding, previewOf } from './previewed.ts'

/** The screens of a preview, in CSS pixels. */
const DEVICES = {
  phone: { width: 360, height: 720 },
  desktop: { width: 1280, height: 800 },
} as const
type Device = keyof typeof DEVICES

/** The part of the screen's height that the preview can't use: its switches and the space around. */
const SCREEN_REST = 120
/** The share of the screen's height that a docked preview takes. */
const DOCK_SHARE = 0.34

interface LandingPreviewProps {
  landing: PreviewedLanding
  first: Device
  /** What limits its size: the width, the width and the screen's height, or a strip at the screen's edge. */
  fit?: 'width' | 'screen' | 'dock'
}

/** The landing's home page as visitors will see it, on a phone or a desktop, on a light or a dark screen. */
export function LandingPreview({ landing, first, fit = 'width' }: LandingPreviewProps) {
  const say = useWords('preview')
  const [device, setDevice] = useState<Device>(first)
  const [scheme, setScheme] = useState<Scheme>('light')
  const { ref, width: room } = useElementSize()
  const { height: screenHeight } = useViewportSize()
  const unnamed = say('yourName')
  const size = usePictureSize(landing.logo)
  const preview = useMemo(() => previewOf(landing, unnamed, size), [landing, unnamed, size])
  const frame = usePosted(preview, scheme)
  const { width, height } = DEVICES[device]
  const most = {
    width: Number.POSITIVE_INFINITY,
    screen: screenHeight - SCREEN_REST,
    dock: screenHeight * DOCK_SHARE,
  }
  const scale = Math.min(1, room / width, most[fit] / height)
  return (
    <section className={css.preview} data-fit={fit} aria-label={say('label')}>
      <div className={css.switches}>
        <SegmentedControl
          aria-label={say('width')}
          value={device}
          onChange={(value) => setDevice(value as Device)}
          data={[
            { value: 'phone', label: say('phone') },
            { value: 'desktop', label: say('desktop') },
          ]}
        />
        <SegmentedControl
          aria-label={say('scheme')}
          value={scheme}
          onChange={(value) => setScheme(value as Scheme)}
          data={[
            { value: 'light', label: say('light') },
            { value: 'dark', label: say('dark') },
          ]}
        />
      </div>
      <div ref={ref} className={css.room}>
        <div className={css.screen} style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            src={FRAME_ADDRESS}
            title={say('frame')}
            loading="lazy"
            style={{ width, height, scale: String(scale) }}
          />
        </div>
      </div>
    </section>
  )
}

/** Posts to a frame what to render: when it reports that it is ready, and after every change. */
function usePosted(preview: Preview, scheme: Scheme): RefObject<HTMLIFrameElement | null> {
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
