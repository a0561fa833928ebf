import type { Calendar, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Slot } from '@nelly/domain/calendar/slots'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MoveWish } from './move-form.tsx'

const MoveForm = lazyPart(async () => ({ default: (await import('./move-form.tsx')).MoveForm }))

interface MoveDialogProps {
  vehicles: readonly CalendarVehicle[]
  /** What is to be moved; undefined closes the dialog. */
  wish: MoveWish | undefined
  onClose: () => void
}

/** Says what moving a reservation would do, and moves it when the operator agrees. */
export function MoveDialog({ vehicles, wish, onClose }: MoveDialogProps) {
  const t = useWords('moves')
  return (
    <TitledDialog opened={wish !== undefined} onClose={onClose} title={t('title')} isWide>
      {wish && <MoveForm key={wish.id} vehicles={vehicles} wish={wish} onDone={onClose} />}
    </TitledDialog>
  )
}

const NewReservationForm = lazyPart(async () => ({
  default: (await import('../../reservations/changes/new-reservation-form.tsx')).NewReservationForm,
}))

interface NewHereDialogProps {
  calendar: Calendar
  /** Where the rental should be; undefined closes the dialog. */
  slot: Slot | undefined
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed: () => void
}

/** Makes a reservation on the unit and the days that were drawn. */
export function NewHereDialog({ calendar, slot, onClose, onClosed }: NewHereDialogProps) {
  const t = useWords('reservations')
  return (
    <TitledDialog opened={slot !== undefined} onClose={onClose} onClosed={onClosed} title={t('new')} isWide>
      {slot && <NewReservationForm landingId={calendar.landingId} slot={slot} onDone={onClose} />}
    </TitledDialog>
  )
}
