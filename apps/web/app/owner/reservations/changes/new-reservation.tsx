import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useState } from 'react'
import { LandingSelect } from '../../landing/landing-select.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWords } from '../../words/use-words.ts'

const NewReservationForm = lazyPart(async () => ({
  default: (await import('./new-reservation-form.tsx')).NewReservationForm,
}))

interface NewReservationProps {
  landings: readonly OwnedLanding[]
  /** The landing that is chosen at first. */
  landing: OwnedLanding
}

/** The button that opens a reservation of the operator's own, for one of the landings. */
export function NewReservation({ landings, landing }: NewReservationProps) {
  const t = useWords('reservations')
  const [chosen, choose] = useState<number>()
  const landingId = chosen ?? landing.id
  return (
    <DialogButton label={t('new')} isWide>
      {(close) => (
        <>
          <div className="spaced told">
            <LandingSelect landings={landings} value={landingId} onChange={choose} />
          </div>
          <NewReservationForm landingId={landingId} onDone={close} />
        </>
      )}
    </DialogButton>
  )
}
