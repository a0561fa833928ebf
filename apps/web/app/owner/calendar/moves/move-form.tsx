import { Alert, Checkbox, Text } from '@mantine/core'
import type { Collision } from '@nelly/contract/collision'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { possibleMoves } from '@nelly/domain/calendar/possible-moves'
import { isSameSlot, type Slot } from '@nelly/domain/calendar/slots'
import type { ReservationId } from '@nelly/domain/ids'
import { useMemo, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { deskDraftOf, deskFieldsOf } from '../../reservations/changes/desk-draft.ts'
import { DisplacedList } from '../../reservations/changes/displaced-list.tsx'
import { PricePreview } from '../../reservations/changes/price-preview.tsx'
import { useChangeWords } from '../../reservations/changes/use-change-words.ts'
import { useCustomerName } from '../../reservations/use-customer-name.ts'
import { useReservationDetails } from '../../reservations/use-reservation-details.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useWords } from '../../words/use-words.ts'
import { CollisionList } from '../blocks/collision-list.tsx'
import { RefusalAlert } from '../blocks/refusal-alert.tsx'
import { periodOf } from './calendar-items.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { isUnitMove, useMovePreview, useSaveMove } from './move-calls.ts'
import { isSameDraft, MoveFields, moveDraftOf, slotIn } from './move-fields.tsx'
import { useSlotWords } from './use-slot-words.ts'

/** A reservation that an operator wants to be elsewhere: where the calendar showed it, and where it should be, by the vehicles that it may have. */
export interface MoveWish {
  readonly id: number
  readonly read: Slot
  readonly to: Slot
  readonly vehicles: readonly CalendarVehicle[]
}

interface MoveFormProps {
  wish: MoveWish
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

function LoadedForm(props: MoveFormProps & { reservation: OwnedReservationDetails }) {
  const { wish, onDone, reservation } = props
  const { vehicles } = wish
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
  const submit = () => {
    if (!isSaved) return onDone()
    if (!isAnswered) return
    const wish = { reason: override ?? '', notify, shown: change?.quote ?? null }
    saving.mutate({ from: now, to, isSwap: displaced.length > 0, wish })
  }
  const problem = saving.error instanceof ApiProblem ? saving.error : undefined
  return (
    <DialogForm
      title={t('title')}
      isChanged={!isSameDraft(draft, dropped) || Boolean(override?.trim())}
      failure={
        saving.isError &&
        (problem?.code !== 'changed-meanwhile' || !isElsewhere) && (
          <RefusalAlert
            failure={problem?.message || changes('failed')}
            collisions={problem?.collisions ?? NO_COLLISIONS}
          />
        )
      }
      submit={displaced.length > 0 ? t('swap') : common('save')}
      cancel={t('back')}
      pending={saving.isPending}
      disabled={isElsewhere || !isSaved || !isAnswered || isImpossible}
      isSteady={false}
      onSubmit={submit}
      onCancel={onDone}
    >
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
    </DialogForm>
  )
}

const NO_COLLISIONS: readonly Collision[] = []

const slotOf = (reservation: OwnedReservationDetails): Slot => ({
  vehicleId: reservation.vehicleId,
  unit: reservation.unit?.number ?? null,
  ...periodOf(reservation),
})
