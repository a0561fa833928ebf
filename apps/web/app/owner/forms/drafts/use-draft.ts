import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ownerId } from '../../session/owner-id.ts'
import { storedSession } from '../../session/session-storage.ts'
import { ask } from '../../ui/question/open-question.ts'
import { useWords } from '../../words/use-words.ts'
import { changedFields } from './changed-fields.ts'
import { discardDraft, readDraft, saveDraft } from './stored-draft.ts'

/** The state of a form's draft. */
export interface FormDraft {
  /** Whether unsaved values of an earlier visit can be restored. */
  offered: boolean
  /** Restores the stored values. */
  recover(): void
  /** Deletes the stored values. */
  discard(): void
  /** To be called once the form is saved, before leaving it: nothing is unsaved any more. */
  forget(): void
}

/**
 * Autosaves a form's unsaved values on this device, for this owner and under `form`, such as `landing:new`. They are
 * offered when the form is opened again; leaving the form with unsaved values asks first. Only changed fields are
 * stored, so that restoring them does not undo other people's changes. `values` must be JSON: files are not stored.
 * A form of several pages gives the path that they begin with as `pages`.
 */
export function useDraft<V extends object>(
  form: string,
  values: V,
  restore: (saved: V) => void,
  pages?: string,
): FormDraft {
  const [owner] = useState(ownerId)
  const now = JSON.stringify(values)
  const [saved, setSaved] = useState<string | undefined>(now)
  const [offer, setOffer] = useState(() => {
    const saved = readDraft<V>(owner, form)
    return saved && changedFields({ ...values, ...saved }, values) ? saved : undefined
  })
  const unsaved = useRef(false)
  useLeaveQuestion(unsaved, pages)

  // Saving may change the form once more, to the server's spelling: only later changes count as unsaved.
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

/** Asks before a form with unsaved values is left. When the session ends, it does not ask: the draft is stored. */
function useLeaveQuestion(unsaved: RefObject<boolean>, pages: string | undefined): void {
  const t = useWords('drafts')
  const isUnsaved = () => {
    if (pages) leaveField()
    return unsaved.current
  }
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      storedSession() !== undefined &&
      !(pages && there.pathname.startsWith(pages)) &&
      here.pathname + here.search !== there.pathname + there.search &&
      isUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    ask({
      title: t('leaveTitle'),
      question: t('leaveQuestion'),
      confirm: t('leave'),
      cancel: t('stay'),
      onConfirm: () => {
        unsaved.current = false
        blocker.proceed()
      },
      onCancel: () => blocker.reset(),
    })
  }, [blocker, t, unsaved])
  useBeforeUnload((event) => {
    if (isUnsaved() && storedSession()) event.preventDefault()
  })
  // A phone closes a page without asking.
  useEffect(() => {
    if (!pages) return
    addEventListener('pagehide', leaveField)
    return () => removeEventListener('pagehide', leaveField)
  }, [pages])
}

/** Leaves the field that is being typed into: those of a form of several pages take their text over only then. */
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement) flushSync(() => field.blur())
}
