import { useEffect, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { forgetLandingInProgress, landingInProgress } from '../../landing/landing-in-progress.ts'
import { LandingNotLoaded } from '../../landing/landing-not-loaded.tsx'
import { useLanding } from '../../landing/use-landing.ts'
import { LookPage } from './look-page.tsx'

/** The first step: it creates a landing, or edits the one that was started. */
export function LookScreen() {
  // As the step is opened: a landing that is created here is edited here when one comes back.
  const [begun] = useState(landingInProgress)
  return begun ? <BegunLook id={begun.id} /> : <LookPage />
}

function BegunLook({ id }: { id: number }) {
  const landing = useLanding(id)
  const isGone = landing.error instanceof ApiProblem && landing.error.status === 404
  useEffect(() => {
    if (isGone) forgetLandingInProgress()
  }, [isGone])
  if (isGone) return <LookPage />
  if (!landing.isSuccess) return <LandingNotLoaded query={landing} />
  return <LookPage landing={landing.data} />
}
