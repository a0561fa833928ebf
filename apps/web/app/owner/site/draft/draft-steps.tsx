import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import css from './draft.module.css'

/** Undo and redo, which the server makes: they go back over reloads. */
export function DraftSteps() {
  const say = useWords('site')
  const { stored, isUnsaved, isBusy, step } = useSite().site
  return (
    <div className={css.steps}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={say('undo')}
        title={say('undo')}
        disabled={!(stored.canUndo || isUnsaved || isBusy)}
        onClick={() => step({ kind: 'undo' })}
      >
        <IconArrowBackUp size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={say('redo')}
        title={say('redo')}
        disabled={!stored.canRedo || isUnsaved}
        onClick={() => step({ kind: 'redo' })}
      >
        <IconArrowForwardUp size={20} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
