import { changedParts } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { useEffect, useState } from 'react'

/** In how many parts a document differs from the live one for visitors; 0 until what tells so is loaded. */
export function useChangeCount(live: SiteDocument | undefined, document: SiteDocument): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!live || changedParts(live, document).length === 0) return setCount(0)
    let isCurrent = true
    void import('@nelly/contract/site/diff-words').then(({ siteChanges }) => {
      if (isCurrent) setCount(siteChanges(live, document).length)
    })
    return () => {
      isCurrent = false
    }
  }, [live, document])
  return count
}
