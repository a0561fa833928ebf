import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLanding } from '../landing-detail/use-landing.ts'
import { LandingMissing } from '../landings/landing-missing.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import { SiteEditor } from './site-editor.tsx'
import { siteQuery } from './site-queries.ts'

/** The site of a landing: its draft, and its publications. */
export function SiteScreen() {
  const { landingId } = useParams()
  const id = Number(landingId)
  return <LoadedSite key={id} id={id} />
}

function LoadedSite({ id }: { id: number }) {
  const say = useWords('site')
  const common = useWords('common')
  const landing = useLanding(id)
  const site = useQuery(siteQuery(id))
  if (landing.isLoadingError)
    return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  if (site.isLoadingError) {
    return <LoadError isPage error={site.error} title={say('loadFailed')} onRetry={() => site.refetch()} />
  }
  if (landing.isPending || !site.data) return <Loading isPage words={common('loading')} />
  return <SiteEditor landing={landing.data} opened={site.data} />
}
