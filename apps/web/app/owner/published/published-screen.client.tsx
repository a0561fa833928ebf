import { useSearchParams } from 'react-router'
import { LandingMissing } from '../landings/landing-missing.tsx'
import { useReview } from '../review/use-review.ts'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import { NonePublished } from './none-published.tsx'
import { Published } from './published.tsx'

/** The confirmation of a publication; the landing is in the address, so that it survives a reload. */
export function PublishedScreen() {
  const [search] = useSearchParams()
  const name = search.get('landing')
  return name ? <PublishedByName name={name} /> : <NonePublished />
}

function PublishedByName({ name }: { name: string }) {
  const common = useWords('common')
  const landing = useReview(name)
  if (landing.isPending) return <Loading isPage words={common('loading')} />
  if (landing.isError) return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  return landing.data.status === 'published' ? <Published landing={landing.data} /> : <NonePublished />
}
