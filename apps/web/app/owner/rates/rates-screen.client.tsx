import { IconCar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LandingMissing } from '../landing/landing-missing.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { ratesQuery } from '../queries/rates-queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import { RatesEditorPages } from './rates-editor-pages.tsx'

/** The prices and terms of a landing. */
export function RatesScreen() {
  const { landingId } = useParams()
  const id = Number(landingId)
  return <LoadedRates key={id} id={id} />
}

function LoadedRates({ id }: { id: number }) {
  const t = useWords('rates')
  const common = useWords('common')
  const landing = useLanding(id)
  const rates = useQuery(ratesQuery(id))
  if (landing.isLoadingError)
    return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  if (rates.isLoadingError) {
    return <LoadError isPage error={rates.error} title={t('loadFailed')} onRetry={() => rates.refetch()} />
  }
  if (landing.isPending || !rates.data) return <Loading isPage words={common('loading')} />
  if (landing.data.vehicles.length === 0) {
    return (
      <EmptyState isPage Icon={IconCar} title={t('noVehicles')}>
        {t('noVehiclesHint')}
      </EmptyState>
    )
  }
  return <RatesEditorPages landing={landing.data} opened={rates.data} />
}
