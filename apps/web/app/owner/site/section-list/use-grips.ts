import { useState } from 'react'
import type { SectionGrips } from './section-grips.tsx'

/** What sections are dragged by, once `load` was called. Until then, and where that fails, their menus move them. */
export function useGrips(): { Grips: typeof SectionGrips | undefined; load: () => void } {
  const [Grips, setGrips] = useState<typeof SectionGrips>()
  const load = () => {
    if (Grips) return
    import('./section-grips.tsx').then(
      ({ SectionGrips }) => setGrips(() => SectionGrips),
      () => {},
    )
  }
  return { Grips, load }
}
