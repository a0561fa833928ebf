import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import { createContext, useContext } from 'react'
import type { SiteEditing } from './draft/use-site-draft.ts'

interface SiteContextValue {
  readonly landing: OwnedLandingDetail
  readonly site: SiteEditing
}

/** The landing whose site is edited, and its draft. */
export const SiteContext = createContext<SiteContextValue | undefined>(undefined)

export function useSite(): SiteContextValue {
  const value = useContext(SiteContext)
  if (!value) throw new Error('no site is edited here')
  return value
}
