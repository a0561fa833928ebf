import { VehicleEditor } from '../vehicle-form/vehicle-editor.tsx'
import { VehicleForm } from '../vehicle-form/vehicle-form.tsx'
import { useWords } from '../words/use-words.ts'
import css from './landing-detail.module.css'
import type { VehicleView } from './use-tab.ts'
import { VehiclesOverview } from './vehicles-overview.tsx'

interface VehiclesTabProps {
  landingId: number
  view: VehicleView
  openView: (view: VehicleView) => void
}

/** The vehicles' table, or the form of a new or of an existing one. */
export function VehiclesTab({ landingId, view, openView }: VehiclesTabProps) {
  const say = useWords('vehicleForm')
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
  return (
    <>
      <h2 className={css.subtitle}>{view === 'create' ? say('addTitle') : say('editTitle')}</h2>
      {view === 'create' ? (
        <VehicleForm landingId={landingId} onSaved={toTable} onCancel={toTable} />
      ) : (
        <VehicleEditor landingId={landingId} vehicleId={view} onSaved={toTable} onCancel={toTable} />
      )}
    </>
  )
}
