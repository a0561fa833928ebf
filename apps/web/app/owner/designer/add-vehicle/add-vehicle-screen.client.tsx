import { useNavigate } from 'react-router'
import { PageTitle } from '../../ui/page-title.tsx'
import { VehicleForm } from '../../vehicle-form/vehicle-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'

/** A new vehicle for the landing being made. */
export function AddVehicleScreen() {
  const say = useWords('vehicleForm')
  const navigate = useNavigate()
  const back = () => void navigate('/layout-designer/add-vehicles')
  return (
    <NeedsLanding>
      {({ id }) => (
        <>
          <PageTitle title={say('addTitle')} />
          <VehicleForm landingId={id} onSaved={back} onCancel={back} />
        </>
      )}
    </NeedsLanding>
  )
}
