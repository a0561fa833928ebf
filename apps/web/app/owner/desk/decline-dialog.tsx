import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { useRef } from 'react'
import { DeclineForm } from '../reservations/steps/decline-form.tsx'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'

/** Declines the request of a reservation; closed while there is none. */
export function DeclineDialog(props: { reservation: OwnedReservation | undefined; onClose: () => void }) {
  const { reservation, onClose } = props
  const t = useWords('steps')
  const guest = useCustomerName()
  const unsaved = useRef(false)
  const step = t('take.decline')
  return (
    <TitledDialog
      opened={reservation !== undefined}
      onClose={onClose}
      title={reservation ? t('named', { step, name: guest(reservation) }) : step}
      unsaved={unsaved}
    >
      {reservation && (
        <DeclineForm reservation={reservation} unsaved={unsaved} onDone={onClose} onKeep={onClose} />
      )}
    </TitledDialog>
  )
}
