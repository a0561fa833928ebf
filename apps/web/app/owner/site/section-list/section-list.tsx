import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { IfMay } from '../../roles/if-may.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { useOpenPart } from '../use-open-part.ts'
import { AddSection } from './add-section.tsx'
import { withMovedSection } from './section-edits.ts'
import type { SectionGrips } from './section-grips.tsx'
import { SectionItem } from './section-item.tsx'

/**
 * The sections of the home page; their order is changed by dragging, the keyboard or buttons. Dragging is loaded when the list
 * is reached, and at once on a screen that is touched, where nothing is reached before it is pressed.
 */
export function SectionList() {
  const t = useWords('site')
  const { document, edit } = useSite().site
  const { opened, open } = useOpenPart()
  const { sections } = document
  const move = (from: number, to: number) => edit((now) => withMovedSection(now, from, to))
  const [list, setList] = useState<HTMLElement | null>(null)
  const { Grips, load } = useGrips()
  const isTouched = useMediaQuery('(pointer: coarse)')
  const loadAtOnce = useEffectEvent(load)
  useEffect(() => {
    if (isTouched) loadAtOnce()
  }, [isTouched])
  return (
    <>
      <ol ref={setList} className="list" aria-label={t('nav.sections')} onPointerEnter={load} onFocus={load}>
        {sections.map((section, index) => (
          <SectionItem
            key={section.id}
            section={section}
            index={index}
            count={sections.length}
            isOpen={opened === section.id}
            onToggle={() => open(opened === section.id ? undefined : section.id)}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </ol>
      {Grips && list && <Grips list={list} sections={sections} onMove={move} />}
      <IfMay call="saveSite">
        <AddSection onAdd={open} />
      </IfMay>
    </>
  )
}

/** What sections are dragged by, once `load` was called. Until then, and where that fails, their menus move them. */
function useGrips(): { Grips: typeof SectionGrips | undefined; load: () => void } {
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
