import { useState } from 'react'
import type { SectionGrips } from './section-grips.tsx'

interface Grips {
  SectionGrips: typeof SectionGrips
  /** The section whose grip had the focus when they were loaded. */
  focused: string | undefined
}

/** What sections are dragged by, once `load` was called. Until then, and where that fails, their menus move them. */
export function useGrips(): { grips: Grips | undefined; load: () => void } {
  const [grips, setGrips] = useState<Grips>()
  const load = () => {
    if (grips) return
    import('./section-grips.tsx').then(
      ({ SectionGrips }) => {
        const focused = document.activeElement?.closest<HTMLElement>('[data-grip]')?.dataset.grip
        setGrips((known) => known ?? { SectionGrips, focused })
      },
      () => {},
    )
  }
  return { grips, load }
}
