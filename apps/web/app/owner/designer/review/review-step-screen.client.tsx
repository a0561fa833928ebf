import { useLanding } from '../../landing-detail/use-landing.ts'
import { LandingMissing } from '../../landings/landing-missing.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'
import { ReviewStep } from './review-step.tsx'

/** The third step: the checklist, a preview, and the button that publishes. */
export function ReviewStepScreen() {
  return <NeedsLanding>{({ id }) => <LoadedStep id={id} />}</NeedsLanding>
}

function LoadedStep({ id }: { id: number }) {
  const common = useWords('common')
  const landing = useLanding(id)
  if (landing.isPending) return <Loading words={common('loading')} />
  if (landing.isError) return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  return <ReviewStep landing={landing.data} />
}
