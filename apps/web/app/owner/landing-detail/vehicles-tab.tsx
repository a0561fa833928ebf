import type { Currency } from '@nelly/domain/currency'
import type { PoolId } from '@nelly/domain/ids'
import { landingPath } from '../paths/landing-path.ts'
import { NotForRole } from '../roles/not-for-role.tsx'
import { useMay } from '../roles/use-membership.ts'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useWords } from '../words/use-words.ts'
import type { VehicleView } from './use-tab.ts'
import { VehiclesOverview } from './vehicles-overview.tsx'

// The table does not wait for the script of the form.
const VehicleForm = lazyPart(async () => ({
  default: (await import('../vehicle-form/vehicle-form.tsx')).VehicleForm,
}))
const NewOffer = lazyPart(async () => ({
  default: (await import('../vehicle-form/new-offer.tsx')).NewOffer,
}))
const VehicleEditor = lazyPart(async () => ({
  default: (await import('../vehicle-form/vehicle-editor.tsx')).VehicleEditor,
}))

interface VehiclesTabProps {
  landingId: number
  currency: Currency
  view: VehicleView
  pool: PoolId | undefined
  openView: (view: VehicleView) => void
}

/** The vehicles' table, or the form of a new or of an existing one. */
export function VehiclesTab({ landingId, currency, view, pool, openView }: VehiclesTabProps) {
  const t = useWords('vehicleForm')
  const landing = useWords('landing')
  const mayCreate = useMay('createVehicle')
  const toTable = () => openView('table')
  if (view === 'table') {
    return (
      <VehiclesOverview
        landingId={landingId}
        onCreate={() => openView('create')}
        onEdit={({ id }) => openView(id)}
      />
    )
  }
  if (view === 'create' && !mayCreate) {
    const back = { to: landingPath(landingId, 'vehicles'), label: landing('vehicles') }
    return <NotForRole call="createVehicle" back={back} />
  }
  return (
    <>
      <h2 className="heading">{view === 'create' ? t('addTitle') : t('editTitle')}</h2>
      <LazyContent>
        {view === 'create' && pool !== undefined ? (
          <NewOffer key={pool} {...{ landingId, currency, pool }} onSaved={toTable} onCancel={toTable} />
        ) : view === 'create' ? (
          <VehicleForm landingId={landingId} currency={currency} onSaved={toTable} onCancel={toTable} />
        ) : (
          <VehicleEditor
            key={view}
            landingId={landingId}
            vehicleId={view}
            onSaved={toTable}
            onCancel={toTable}
          />
        )}
      </LazyContent>
    </>
  )
}
