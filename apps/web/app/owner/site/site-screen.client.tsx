import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { SiteEditor } from './site-editor.tsx'

/** The site of a landing: its draft, and its publications. */
export function SiteScreen() {
  const { landingId } = useParams()
  const id = Number(landingId)
  return <LoadedSite key={id} id={id} />
}

function LoadedSite({ id }: { id: number }) {
  const t = useWords('site')
  const landing = useLanding(id)
  const site = useQuery(siteQuery(id))
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  if (!site.data) return <NotLoaded isPage query={site} title={t('loadFailed')} />
  return <SiteEditor landing={landing.data} opened={site.data} />
}
