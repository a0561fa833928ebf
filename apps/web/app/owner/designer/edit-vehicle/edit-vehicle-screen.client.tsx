import { useNavigate, useParams } from 'react-router'
import { PageTitle } from '../../ui/page-title.tsx'
import { VehicleEditor } from '../../vehicle-form/vehicle-editor.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'

/** Edits a vehicle of the landing being made. */
export function EditVehicleScreen() {
  const t = useWords('vehicleForm')
  const navigate = useNavigate()
  const { vehicleId } = useParams()
  const back = () => void navigate('/layout-designer/add-vehicles')
  return (
    <NeedsLanding>
      {({ id }) => (
        <>
          <PageTitle title={t('editTitle')} />
          <VehicleEditor landingId={id} vehicleId={Number(vehicleId)} onSaved={back} onCancel={back} />
        </>
      )}
    </NeedsLanding>
  )
}
