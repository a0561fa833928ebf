import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { createContext, useContext } from 'react'

const Landing = createContext<VisitedLanding | undefined>(undefined)

export const LandingProvider = Landing.Provider

/** The landing of this page. Throws outside of one. */
export function useLanding(): VisitedLanding {
  const landing = useContext(Landing)
  if (!landing) throw new Error('no landing around this part of a page')
  return landing
}
