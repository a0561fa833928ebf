import { useLandingChoice } from '../../landing/use-landing-choice.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { BookingForm } from './booking-form.tsx'

/** A reservation for somebody at the desk or on the phone: when and where, what is free then, and for whom. */
export function NewReservationScreen() {
  const t = useWords('reservations')
  const { landings, chosen } = useLandingChoice()
  return (
    <>
      <PageTitle before={<BackLink to="/reservation" label={t('title')} />} title={t('new')} />
      {landings.data ? (
        <BookingForm landings={landings.data} starting={chosen?.id} />
      ) : (
        <NotLoaded query={landings} title={t('loadFailed')} />
      )}
    </>
  )
}
