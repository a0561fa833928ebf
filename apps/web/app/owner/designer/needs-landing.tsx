import type { ReactNode } from 'react'
import { type LandingInProgress, landingInProgress } from './landing-in-progress.ts'
import { NoLandingYet } from './no-landing-yet.tsx'

/** Shows a step that continues a started landing; where there is none, a link to start one. */
export function NeedsLanding({ children }: { children: (landing: LandingInProgress) => ReactNode }) {
  const landing = landingInProgress()
  return landing ? children(landing) : <NoLandingYet />
}
