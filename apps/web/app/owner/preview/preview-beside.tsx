import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconDeviceMobile } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { LandingPreview } from './landing-preview.tsx'
import css from './preview-beside.module.css'
import type { PreviewedLanding } from './previewed.ts'

interface PreviewBesideProps {
  landing: PreviewedLanding
  /** The form that edits the landing. */
  children: ReactNode
}

/**
 * A form and the preview of its changes: side by side where there is room, the preview sticky. On a small screen it is
 * below the form, and can be docked at the screen's edge.
 */
export function PreviewBeside({ landing, children }: PreviewBesideProps) {
  const say = useWords('preview')
  // As in the style sheet.
  const hasRoom = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const [wantsDock, setWantsDock] = useState(false)
  const isDocked = wantsDock && !hasRoom
  const Icon = isDocked ? IconChevronDown : IconDeviceMobile
  return (
    <div className={css.halves}>
      <div className={css.form}>{children}</div>
      {!hasRoom && (
        <div className={css.dock} data-open={isDocked || undefined}>
          <Button
            variant="default"
            leftSection={<Icon size={18} aria-hidden="true" />}
            aria-expanded={isDocked}
            onClick={() => setWantsDock(!isDocked)}
          >
            {isDocked ? say('undock') : say('dock')}
          </Button>
          {isDocked && <LandingPreview landing={landing} first="phone" fit="dock" />}
        </div>
      )}
      {!isDocked && (
        <aside className={css.aside}>
          <LandingPreview landing={landing} first="phone" fit={hasRoom ? 'screen' : 'width'} />
        </aside>
      )}
    </div>
  )
}
