import { wallClockIn } from '@nelly/domain/wall-clock'
import { readBooking } from '../../../visitor/booking/booking-address.ts'
import { LandingFrame } from '../../../visitor/frame/landing-frame.tsx'
import { HomeSections } from '../../../visitor/home/home-sections.tsx'
import '../../../visitor/base.css'
import { usePreview } from './use-preview.ts'

export const handle = { scripts: true }
export const meta = () => [{ title: 'Nelly' }, { name: 'robots', content: 'noindex' }]

/**
 * The visitor's home page, rendered from the messages of the parent page. Nothing in it can be clicked; the keyboard
 * can scroll it.
 */
export default function PreviewFrameRoute() {
  const preview = usePreview()
  if (!preview) return null
  const { landing, vehicles } = preview
  const now = wallClockIn(landing.timezone, new Date())
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <main tabIndex={0} aria-label={landing.displayName}>
      <div inert>
        <LandingFrame landing={landing}>
          <HomeSections
            key={landing.language}
            booking={readBooking(new URLSearchParams(), landing, now, { extras: [], broken: () => [] })}
            now={now}
            vehicles={vehicles}
          />
        </LandingFrame>
      </div>
    </main>
  )
}
