import { Alert, Button, Checkbox, Text } from '@mantine/core'
import type { FleetVehicle } from '@nelly/contract/fleet'
import { deskDraftOf, deskFieldsOf } from '@nelly/contract/owned-changes'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import { possibleMoves } from '@nelly/domain/calendar/possible-moves'
import { isSameSlot, type Slot } from '@nelly/domain/calendar/slots'
import type { ReservationId } from '@nelly/domain/ids'
import { type RefObject, type SubmitEvent, useMemo, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import css from '../../reservations/changes/changes.module.css'
import { DisplacedList } from '../../reservations/changes/displaced-list.tsx'
import { PricePreview } from '../../reservations/changes/price-preview.tsx'
import { useChangeWords } from '../../reservations/changes/use-change-words.ts'
import { useCustomerName } from '../../reservations/use-customer-name.ts'
import { useReservationDetails } from '../../reservations/use-reservation-details.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useWords } from '../../words/use-words.ts'
import { CollisionList } from '../blocks/collision-list.tsx'
import type { MoveWish } from './calendar-dialogs.tsx'
import { periodOf } from './calendar-items.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { isUnitMove, useMovePreview, useSaveMove } from './move-calls.ts'
import { isSameDraft, MoveFields, moveDraftOf, slotIn } from './move-fields.tsx'
import { useSlotWords } from './use-slot-words.ts'

interface MoveFormProps {
  vehicles: readonly FleetVehicle[]
  wish: MoveWish
  /** Is set to whether something was typed. */
  unsaved: RefObject<boolean>
  onDone: () => void
}

/** What a move would do by the server's word, with its fields; nothing is saved before the operator agrees. */
export function MoveForm(props: MoveFormProps) {
  const { wish } = props
  const words = useChangeWords()
  // As it is now, and not as it was read before.
  const details = useReservationDetails(wish.id, { staleTime: 0 })
  if (!details.isSuccess || !details.isFetchedAfterMount || !words.isSuccess)
    return <NotLoaded query={[details, words]} />
  return <LoadedForm {...props} reservation={details.data} />
}

function LoadedForm({
  vehicles,
  wish,
  unsaved,
  onDone,
  reservation,
}: MoveFormProps & { reservation: OwnedReservationDetails }) {
  const t = useWords('moves')
  const changes = useWords('changes')
  const common = useWords('common')
  const guest = useCustomerName()
  const slotWords = useSlotWords(vehicles)
  const [read, setRead] = useState(wish.read)
  const [dropped] = useState(() => moveDraftOf(wish.to))
  const [draft, setDraft] = useState(dropped)
  const [override, setOverride] = useState<string>()
  const [notify, setNotify] = useState(true)
  useUnsaved(unsaved, !isSameDraft(draft, dropped) || Boolean(override?.trim()))
  const now = slotOf(reservation)
  const isElsewhere = !isSameSlot(now, read)
  const to = useMemo(() => slotIn(draft), [draft])
  const { preview, isChecking, failure, collisions } = useMovePreview(
    { id: reservation.id as ReservationId, slot: now, revision: reservation.revision },
    isElsewhere ? undefined : to,
  )
  const saving = useSaveMove(reservation, onDone)
  const { change, displaced = [] } = preview ?? {}
  const isSaved = to !== undefined && !isSameSlot(to, now)
  const isImpossible =
    failure !== undefined ||
    (change !== undefined &&
      (change.refusal !== null || (change.rules.length > 0 ? !change.isOverridable : !change.isFree)))
  // What is shown while the server is asked is of another move.
  const isAnswered = preview !== undefined && !isChecking
  const isTold = isSaved && !isUnitMove(now, to) && reservation.email !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaved) return onDone()
    if (!isAnswered) return
    const wish = { reason: override ?? '', notify, shown: change?.quote ?? null }
    saving.mutate({ from: now, to, isSwap: displaced.length > 0, wish })
  }
  const problem = saving.error instanceof ApiProblem ? saving.error : undefined
  return (
    <form ref={focusFirst} className={css.form} noValidate onSubmit={submit} aria-label={t('title')}>
      <Text>
        <strong>{guest(reservation)}</strong>
        <br />
        {t('now', { slot: slotWords(now) })}
      </Text>
      {isElsewhere && (
        <ChangedMeanwhile
          read={{ ...deskDraftOf(reservation), ...deskFieldsOf(read) }}
          theirs={deskDraftOf(reservation)}
          changed={problem?.changed}
          vehicles={vehicles}
          onSettle={(isMine) => {
            if (!isMine) return onDone()
            setRead(now)
            saving.reset()
          }}
        />
      )}
      <MoveFields
        draft={draft}
        onChange={(changed) => {
          saving.reset()
          setDraft({ ...draft, ...changed })
        }}
        vehicles={vehicles.filter(({ deleted, id }) => !deleted || id === now.vehicleId)}
        possible={possibleMoves(reservation.status)}
      />
      <PricePreview
        preview={change}
        isChecking={isChecking}
        failure={failure}
        override={override}
        onOverride={setOverride}
      />
      {collisions.length > 0 && <CollisionList collisions={collisions} />}
      {preview && !change && (
        <>
          <DisplacedList displaced={displaced} />
          <Text>{t('samePrice')}</Text>
        </>
      )}
      {change && change.unit !== null && to && change.unit !== to.unit && (
        <Alert variant="light">{t('otherUnit', { unit: change.unit, wanted: to.unit ?? 0 })}</Alert>
      )}
      {isTold && (
        <Checkbox
          label={changes('notify', { email: reservation.email })}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
      )}
      {saving.isError && (problem?.code !== 'changed-meanwhile' || !isElsewhere) && (
        <Alert color="red" variant="light" role="alert">
          {problem?.message || changes('failed')}
          {problem && problem.collisions.length > 0 && <CollisionList collisions={problem.collisions} />}
        </Alert>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onDone}>
          {t('back')}
        </Button>
        <BusyButton
          type="submit"
          busy={saving.isPending}
          disabled={isElsewhere || !isSaved || !isAnswered || isImpossible}
        >
          {displaced.length > 0 ? t('swap') : common('save')}
        </BusyButton>
      </DialogButtons>
    </form>
  )
}

/** The form comes after its dialog, which has the focus until then. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('select:enabled, input:enabled')?.focus()

const slotOf = (reservation: OwnedReservationDetails): Slot => ({
  vehicleId: reservation.vehicleId,
  unit: reservation.unit?.number ?? null,
  ...periodOf(reservation),
})
