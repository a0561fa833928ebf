import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
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
      <IconButton
        size={44}
        iconSize={20}
        Icon={IconArrowBackUp}
        label={t('undo')}
        isIdle={isStuck || !(stored.canUndo || isUnsaved || isBusy)}
        onClick={() => step({ kind: 'undo' })}
      />
      <IconButton
        size={44}
        iconSize={20}
        Icon={IconArrowForwardUp}
        label={t('redo')}
        isIdle={!stored.canRedo || isUnsaved}
        onClick={() => step({ kind: 'redo' })}
      />
    </div>
  )
}
