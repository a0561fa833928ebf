import type { Slot } from '@nelly/domain/calendar/slots'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { useLandingSigns } from '../landings/landing-sign.tsx'
import type { MoveWish } from './move-form.tsx'

const MoveForm = lazyPart(async () => ({ default: (await import('./move-form.tsx')).MoveForm }))

interface MoveDialogProps {
  /** What is to be moved; undefined closes the dialog. */
  wish: MoveWish | undefined
  onClose: () => void
}

/** Says what moving a reservation would do, and moves it when the operator agrees. */
export function MoveDialog({ wish, onClose }: MoveDialogProps) {
  const t = useWords('moves')
  return (
    <TitledDialog opened={wish !== undefined} onClose={onClose} title={t('title')} isWide>
      {wish && <MoveForm key={wish.id} wish={wish} onDone={onClose} />}
    </TitledDialog>
  )
}

const NewReservationForm = lazyPart(async () => ({
  default: (await import('../../reservations/changes/new-reservation-form.tsx')).NewReservationForm,
}))

/** A landing, and where a rental of its should be. */
export interface NewHereWish {
  readonly landingId: number
  readonly slot: Slot
}

interface NewHereDialogProps {
  /** What is wanted; undefined closes the dialog. */
  wish: NewHereWish | undefined
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed: () => void
}

/** Makes a reservation on the unit and the days that were drawn. */
export function NewHereDialog({ wish, onClose, onClosed }: NewHereDialogProps) {
  const t = useWords('reservations')
  const landing = useLandingSigns().get(wish?.landingId ?? 0)
  return (
    <TitledDialog
      opened={wish !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      title={landing ? `${t('new')} · ${landing.name}` : t('new')}
      isWide
    >
      {wish && <NewReservationForm {...wish} onDone={onClose} />}
    </TitledDialog>
  )
}
