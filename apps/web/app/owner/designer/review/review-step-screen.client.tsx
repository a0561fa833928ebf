import { useLanding } from '../../landing-detail/use-landing.ts'
import { LandingNotLoaded } from '../../landings/landing-not-loaded.tsx'
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
