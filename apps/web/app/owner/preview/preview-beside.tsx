import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconDeviceMobile } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import css from './preview-beside.module.css'
import type { PreviewFit } from './preview-screen.tsx'

interface PreviewBesideProps {
  /** Renders the preview, limited by what it may take. */
  preview: (fit: PreviewFit) => ReactNode
  /** Whether the preview is the larger half, and on a small screen only there when it is docked. */
  isEditor?: boolean
  /** The form that edits the landing. */
  children: ReactNode
}

/**
 * A form and the preview of its changes: side by side where there is room, the preview sticky. On a small screen it is
 * below the form, and can be docked at the screen's edge.
 */
export function PreviewBeside({ preview, isEditor = false, children }: PreviewBesideProps) {
  const t = useWords('preview')
  // As in the style sheet.
  const hasRoom = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false })
  const [wantsDock, setWantsDock] = useState(false)
  const isDocked = wantsDock && !hasRoom
  const Icon = isDocked ? IconChevronDown : IconDeviceMobile
  return (
    <div className={css.halves} data-editor={isEditor || undefined}>
      <div className={css.form}>{children}</div>
      {!hasRoom && (
        <div className={css.dock} data-open={isDocked || undefined}>
          <Button
            variant="default"
            leftSection={<Icon size={18} aria-hidden="true" />}
            aria-expanded={isDocked}
            onClick={() => setWantsDock(!isDocked)}
          >
            {isDocked ? t('undock') : t('dock')}
          </Button>
          {isDocked && preview('dock')}
        </div>
      )}
      {(hasRoom || !(isDocked || isEditor)) && (
        <aside className={css.aside}>{preview(hasRoom ? 'screen' : 'width')}</aside>
      )}
    </div>
  )
}
