import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { usePictureSize } from '../forms/use-picture-size.ts'
import { useWords } from '../words/use-words.ts'
import { FRAME_ADDRESS } from './frame/messages.ts'
import css from './landing-preview.module.css'
import { type PreviewedLanding, previewOf } from './previewed.ts'
import { usePosted } from './use-posted.ts'

/** The screens a preview can take, in CSS pixels. */
const DEVICES = {
  phone: { width: 360, height: 720 },
  desktop: { width: 1280, height: 800 },
} as const
export type Device = keyof typeof DEVICES

/** The landing's home page as its visitors will see it, on a phone or a desk, shrunk to the room there is. */
export function LandingPreview({ landing, first }: { landing: PreviewedLanding; first: Device }) {
  const say = useWords('preview')
  const [device, setDevice] = useState<Device>(first)
  const { ref, width: room } = useElementSize()
  const unnamed = say('yourName')
  const size = usePictureSize(landing.logo)
  const preview = useMemo(() => previewOf(landing, unnamed, size), [landing, unnamed, size])
  const frame = usePosted(preview)
  const { width, height } = DEVICES[device]
  const scale = Math.min(1, room / width)
  return (
    <section className={css.preview} aria-label={say('label')}>
      <SegmentedControl
        aria-label={say('width')}
        value={device}
        onChange={(value) => setDevice(value as Device)}
        data={[
          { value: 'phone', label: say('phone') },
          { value: 'desktop', label: say('desktop') },
        ]}
      />
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
