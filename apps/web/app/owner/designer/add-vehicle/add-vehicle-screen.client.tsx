import { useNavigate } from 'react-router'
import { useLanding } from '../../landing/use-landing.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { VehicleForm } from '../../vehicle-form/vehicle-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'

/** A new vehicle for the landing being made. */
export function AddVehicleScreen() {
  return <NeedsLanding>{({ id }) => <NewVehicle landingId={id} />}</NeedsLanding>
}

function NewVehicle({ landingId }: { landingId: number }) {
  const vehicles = useWords('vehicles')
  const t = useWords('vehicleForm')
  const navigate = useNavigate()
  const landing = useLanding(landingId)
  const back = () => void navigate('/layout-designer/add-vehicles')
  if (!landing.data) return <NotLoaded query={landing} title={vehicles('loadFailed')} />
  const { currency } = landing.data
  return (
    <>
      <PageTitle title={t('addTitle')} lead={t('addLead', { currency })} />
      <VehicleForm landingId={landingId} currency={currency} onSaved={back} onCancel={back} />
    </>
  )
}
