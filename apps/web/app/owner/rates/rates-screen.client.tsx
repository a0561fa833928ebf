import { IconCar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ImportLink } from '../imports/import-link.tsx'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { LandingPage } from '../landing-page/landing-page.tsx'
import { ratesQuery } from '../queries/rates-queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
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
  const landing = useLanding(id)
  const rates = useQuery(ratesQuery(id))
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return (
    <LandingPage landing={landing.data} tab="prices">
      {!rates.data ? (
        <NotLoaded query={rates} title={t('loadFailed')} />
      ) : landing.data.vehicles.length === 0 ? (
        <EmptyState Icon={IconCar} title={t('noVehicles')}>
          {t('noVehiclesHint')}
          <ImportLink kind="fleet" landing={id} />
        </EmptyState>
      ) : (
        <RatesEditorPages landing={landing.data} opened={rates.data} />
      )}
    </LandingPage>
  )
}
