import { useLandingChoice } from '../../landing/use-landing-choice.ts'
import { NotForRole } from '../../roles/not-for-role.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { BookingForm } from './booking-form.tsx'

/** A reservation for somebody at the desk or on the phone: when and where, what is free then, and for whom. */
export function NewReservationScreen() {
  const t = useWords('reservations')
  const { landings, chosen } = useLandingChoice()
  const back = { to: '/reservation', label: t('title') }
  if (!useMay('reserveAtDesk')) return <NotForRole isPage call="reserveAtDesk" back={back} />
  return (
    <>
      <PageTitle before={<BackLink {...back} />} title={t('new')} />
      {landings.data ? (
        <BookingForm landings={landings.data} starting={chosen?.id} />
      ) : (
        <NotLoaded query={landings} title={t('loadFailed')} />
      )}
    </>
  )
}
