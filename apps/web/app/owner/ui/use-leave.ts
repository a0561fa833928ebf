import type { RefObject } from 'react'
import { useWords } from '../words/use-words.ts'
import { ask } from './question/open-question.ts'

/** Closes a dialog; asks first where what was typed in it would be lost. */
export function useLeave(onClose: () => void, unsaved: RefObject<boolean> | undefined): () => void {
  const t = useWords('drafts')
  return () => {
    if (!unsaved?.current) return onClose()
    ask({
      title: t('closeTitle'),
      question: t('closeQuestion'),
      confirm: t('close'),
      cancel: t('stay'),
      destroys: true,
      onConfirm: onClose,
    })
  }
}
