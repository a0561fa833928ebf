import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { createContext, useContext } from 'react'
import type { SiteEditing } from './draft/use-site-draft.ts'

interface SiteContextValue {
  readonly landing: OwnedLandingDetail
  readonly site: SiteEditing
  /** What was typed into fields that do not take it, by their anchors: it is there again when its page is. */
  readonly untaken: Map<string, string>
}

/** The landing whose site is edited, and its draft. */
export const SiteContext = createContext<SiteContextValue | undefined>(undefined)

export function useSite(): SiteContextValue {
  const value = useContext(SiteContext)
  if (!value) throw new Error('no site is edited here')
  return value
}
