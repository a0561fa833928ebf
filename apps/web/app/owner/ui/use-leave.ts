import { type RefObject, useContext } from 'react'
import { useWords } from '../words/use-words.ts'
import { ask } from './question/open-question.ts'
import { UnsavedContext } from './use-unsaved.ts'

/** Leaves what is in a dialog, the one around by default; asks first where what was typed in it would be lost. */
export function useLeave(onLeave: () => void, dialog?: RefObject<boolean>): () => void {
  const t = useWords('drafts')
  const around = useContext(UnsavedContext)
  const unsaved = dialog ?? around
  return () => {
    if (!unsaved?.current) return onLeave()
    ask({
      title: t('closeTitle'),
      question: t('closeQuestion'),
      confirm: t('close'),
      cancel: t('stay'),
      destroys: true,
      onConfirm: onLeave,
    })
  }
}
