import { useParams } from 'react-router'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { storedSession } from '../session/session-storage.ts'
import { LoadError } from '../ui/load-error.tsx'
import { useWords } from '../words/use-words.ts'
import { LandingDetail } from './landing-detail.tsx'

/** One landing: its reservations, its vehicles, its settings. */
export function LandingDetailScreen() {
  const t = useWords('landing')
  const { landingId } = useParams()
  const id = Number(landingId)
  if (!storedSession()?.ownerId || !(id > 0)) {
    return <LoadError isPage error={undefined} title={t('missingIds')} onRetry={() => location.reload()} />
  }
  return <LoadedLanding key={id} id={id} />
}

function LoadedLanding({ id }: { id: number }) {
  const landing = useLanding(id)
  if (!landing.isSuccess) return <LandingNotLoaded isPage query={landing} />
  return <LandingDetail landing={landing.data} />
}
