import '../../../visitor/base.css'
import '../../../visitor/parts.css'
import '../../../visitor/templates.css'
import type { Language } from '@nelly/contract/wire'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { useEffect, useRef, useState } from 'react'
import { readBooking } from '../../../visitor/booking/booking-address.ts'
import { LandingFrame } from '../../../visitor/frame/landing-frame.tsx'
import { HomeSections } from '../../../visitor/home/home-sections.tsx'
import { type HomeMessages, type I18n, speak } from '../../../visitor/i18n.tsx'
import { TripFields } from '../../../visitor/search-form/trip-fields.tsx'
import { MarksProvider } from '../../../visitor/sections/marks.ts'
import type { PickMessage } from './messages.ts'
import { usePreview } from './use-preview.ts'

export const handle = { scripts: true }
export const meta = () => [{ title: 'Nelly' }, { name: 'robots', content: 'noindex' }]

/**
 * The visitor's home page, rendered from the messages of the parent page. Nothing in it can be followed or filled in; the keyboard
 * can scroll it. In the editor, a click on a text leads to its field.
 */
export default function PreviewFrameRoute() {
  const message = usePreview()
  const page = useRef<HTMLDivElement>(null)
  const section = message?.section
  const speech = useVisitorWords(message?.preview.landing.language)
  const isShown = speech !== undefined
  useEffect(() => {
    if (!section || !isShown) return
    const marked = page.current?.querySelector(`[data-field="${CSS.escape(`section:${section}`)}"]`)
    // Not into view, which would scroll the page around the frame as well.
    if (marked) scrollTo({ top: scrollY + marked.getBoundingClientRect().top })
  }, [section, isShown])
  if (!message || !speech) return null
  const { landing, vehicles, rates, reviews } = message.preview
  const now = wallClockIn(landing.timezone, new Date())
  const pick = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const field = page.current && pickedField(page.current, clientX, clientY)
    if (!field) return
    const picked: PickMessage = { kind: 'nelly-preview-pick', field }
    window.parent.postMessage(picked, location.origin)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same fields are reached by the list beside the preview.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <main tabIndex={0} aria-label={landing.displayName} onClick={message.canPick ? pick : undefined}>
      <div inert ref={page}>
        <MarksProvider value={message.canPick}>
          <LandingFrame landing={landing} speech={speech}>
            <HomeSections
              key={landing.language}
              booking={readBooking(new URLSearchParams(), landing, now, {
                timezone: landing.timezone,
                extras: [],
                broken: () => [],
              })}
              now={now}
              vehicles={vehicles}
              rates={rates}
              reviews={reviews}
              Search={TripFields}
            />
          </LandingFrame>
        </MarksProvider>
      </div>
    </main>
  )
}

/**
 * The field of the innermost marked element at a point of the screen. By geometry, as an inert page is not hit by
 * clicks.
 */
function pickedField(page: Element, x: number, y: number): string | undefined {
  const hit = [...page.querySelectorAll<HTMLElement>('[data-field]')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
  // In the order of the document, an element comes after those around it.
  return hit.at(-1)?.dataset.field
}

const MESSAGES = '../../../../../../packages/contract/messages'

const catalogues = import.meta.glob<HomeMessages>(
  '../../../../../../packages/contract/messages/*/visitor/home.json',
  { import: 'default' },
)

/** The words of visitors' pages in a language, which are loaded when it is first shown; until then those of the one before. */
function useVisitorWords(language: Language | undefined): I18n | undefined {
  const [speech, setSpeech] = useState<I18n>()
  useEffect(() => {
    if (!language) return
    let isWanted = true
    void catalogues[`${MESSAGES}/${language}/visitor/home.json`]?.().then((messages) => {
      if (isWanted) setSpeech(speak(language, messages))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return speech
}
