import type { PartChange } from '@nelly/domain/site/parts'
import { SITE_SCHEMA } from '@nelly/domain/site/site-document'
import { useEffect, useRef, useState } from 'react'
import { discardDraft, readDraft, saveDraft } from '../../forms/drafts/stored-draft.ts'
import type { FormDraft } from '../../forms/drafts/use-draft.ts'
import { ownerId } from '../../session/owner-id.ts'

/**
 * Stores edits of a site on this device until they are saved. Those of an earlier visit, such as one that ended in a crash, are
 * offered.
 */
export function useUnsavedOnDevice(
  landingId: number,
  changes: readonly PartChange[],
  recover: (changes: readonly PartChange[]) => void,
): Omit<FormDraft, 'forget'> {
  const [owner] = useState(ownerId)
  // Changes of another form of the document can't be read.
  const form = `site:${landingId}:${SITE_SCHEMA}`
  const [offer, setOffer] = useState(() => changesOf(readDraft(owner, form)))
  // Another tab may have edits of its own there.
  const isOurs = useRef(false)
  const waiting = offer?.filter(({ part }) => !changes.some((change) => change.part === part)) ?? []
  const kept = changes.length > 0 ? [...waiting, ...changes] : []
  const now = kept.length > 0 ? JSON.stringify(kept) : ''
  useEffect(() => {
    if (now !== '') {
      saveDraft(owner, form, { changes: JSON.parse(now) })
      isOurs.current = true
    } else if (isOurs.current) {
      if (offer) saveDraft(owner, form, { changes: offer })
      else discardDraft(owner, form)
      isOurs.current = false
    }
  }, [owner, form, now, offer])
  return {
    offered: offer !== undefined,
    recover: () => {
      if (offer) recover(offer)
      setOffer(undefined)
    },
    discard: () => {
      if (!isOurs.current) discardDraft(owner, form)
      setOffer(undefined)
    },
  }
}

/** The changes as they were stored: one that was removed or added has no value before or after. */
function changesOf(saved: { changes?: unknown } | undefined): readonly PartChange[] | undefined {
  const changes = saved?.changes
  if (!Array.isArray(changes) || changes.length === 0) return undefined
  const isChange = (one: Partial<PartChange> | null) => typeof one?.part === 'string'
  if (!changes.every(isChange)) return undefined
  return changes.map(({ part, before, after }) => ({ part, before, after }))
}
