import { useEffect, useRef, useState } from 'react'
import { ownerId } from '../../session/owner-id.ts'
import { changedFields } from './changed-fields.ts'
import { discardDraft, readDraft, saveDraft } from './draft-storage.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** What a form knows of its draft. */
export interface FormDraft {
  /** Whether something unsaved of an earlier visit waits to be taken back or dropped. */
  offered: boolean
  /** Puts what was kept into the form. */
  recover(): void
  /** Drops what was kept. */
  discard(): void
  /** To be called once the form is saved, before one goes on: nothing of it is unsaved any more. */
  forget(): void
}

/**
 * Keeps on this device what a form holds and was not saved, for this owner and under `form`, such as `landing:new`. It is
 * offered back when the form is opened again; whoever leaves the form with something unsaved is asked first.
 * Only the fields that were changed are kept, so that taking them back undoes nobody else's changes. `values` is what JSON can
 * hold: files are not kept.
 */
export function useDraft<V extends object>(form: string, values: V, restore: (saved: V) => void): FormDraft {
  const [owner] = useState(ownerId)
  const now = JSON.stringify(values)
  const [saved, setSaved] = useState<string | undefined>(now)
  const [offer, setOffer] = useState(() => {
    const saved = readDraft<V>(owner, form)
    return saved && changedFields({ ...values, ...saved }, values) ? saved : undefined
  })
  const unsaved = useRef(false)
  useLeaveQuestion(unsaved)

  // Saving may change the form once more, as the server spells it: what comes after is what counts as saved.
  if (saved === undefined) setSaved(now)
  const isDirty = saved !== undefined && saved !== now
  useEffect(() => {
    unsaved.current = isDirty
    if (owner === 0) return
    const changed = saved && changedFields(JSON.parse(now), JSON.parse(saved))
    if (changed) saveDraft(owner, form, changed)
    else if (!offer) discardDraft(owner, form)
  }, [owner, form, now, saved, isDirty, offer])
  useEffect(
    () => () => {
      unsaved.current = false
    },
    [],
  )

  return {
    offered: offer !== undefined,
    recover: () => {
      if (offer) restore({ ...values, ...offer })
      setOffer(undefined)
    },
    discard: () => {
      discardDraft(owner, form)
      setOffer(undefined)
    },
    forget: () => {
      unsaved.current = false
      discardDraft(owner, form)
      setOffer(undefined)
      setSaved(undefined)
    },
  }
}
