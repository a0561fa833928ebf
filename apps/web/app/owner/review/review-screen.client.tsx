import { useParams } from 'react-router'
import { LandingMissing } from '../landings/landing-missing.tsx'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import { ReviewedLanding } from './reviewed-landing.tsx'
import { useReview } from './use-review.ts'

/** A preview of a landing before it is published. */
export function ReviewScreen() {
  const common = useWords('common')
  const { name = '' } = useParams()
  const landing = useReview(name)
  if (landing.isPending) return <Loading isPage words={common('loading')} />
  if (landing.isError) return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  return <ReviewedLanding landing={landing.data} />
}
