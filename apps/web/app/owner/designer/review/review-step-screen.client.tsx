import { LandingNotLoaded } from '../../landing/landing-not-loaded.tsx'
import { useLanding } from '../../landing/use-landing.ts'
import { NeedsLanding } from '../needs-landing.tsx'
import { ReviewStep } from './review-step.tsx'

/** The third step: the checklist, a preview, and the button that publishes. */
export function ReviewStepScreen() {
  return <NeedsLanding>{({ id }) => <LoadedStep id={id} />}</NeedsLanding>
}

function LoadedStep({ id }: { id: number }) {
  const landing = useLanding(id)
  if (!landing.data) return <LandingNotLoaded query={landing} />
  return <ReviewStep landing={landing.data} />
}
