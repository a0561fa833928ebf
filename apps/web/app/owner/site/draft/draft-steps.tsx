import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'

/** Undo and redo, which the server makes: they go back over reloads. */
export function DraftSteps() {
  const t = useWords('site')
  const { stored, isUnsaved, isBusy, failure, step } = useSite().site
  // A step is made after saving, which is what fails.
  const isStuck = isUnsaved && failure !== undefined
  return (
    <div className="row">
      <Step
        label={t('undo')}
        isIdle={isStuck || !(stored.canUndo || isUnsaved || isBusy)}
        onClick={() => step({ kind: 'undo' })}
      >
        <IconArrowBackUp size={20} aria-hidden="true" />
      </Step>
      <Step label={t('redo')} isIdle={!stored.canRedo || isUnsaved} onClick={() => step({ kind: 'redo' })}>
        <IconArrowForwardUp size={20} aria-hidden="true" />
      </Step>
    </div>
  )
}

interface StepProps {
  label: string
  /** Has no effect now, but keeps the focus of the button that made the last step. */
  isIdle: boolean
  onClick: () => void
  children: ReactNode
}

const Step = ({ label, isIdle, onClick, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={44}
    aria-label={label}
    title={label}
    aria-disabled={isIdle || undefined}
    data-disabled={isIdle || undefined}
    onClick={() => !isIdle && onClick()}
  >
    {children}
  </ActionIcon>
)
