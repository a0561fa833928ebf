import { changeReservation, previewChange, undoChange } from '@nelly/contract/changes'
import {
  changeInput,
  DESK_FIELDS,
  type DeskDraft,
  deskDraftOf,
  differingFields,
  ownedChangePreview,
  withOfferedExtras,
} from '@nelly/contract/owned-changes'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import type { ReservationId, VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { focusFirstFault } from '../../forms/to-first-fault.ts'
import { useAction } from '../../mutations/use-action.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import css from './changes.module.css'
import { DeskFields } from './desk-fields.tsx'
import { useRefusedCustomerQuestion } from './known-customer.tsx'
import { SaveChoices, useSaveChoices } from './save-choices.tsx'
import { useDeskChoices } from './use-desk-choices.ts'
import { useKnownCustomer } from './use-known-customer.ts'
import { useDeskPreview } from './use-preview.ts'

interface ChangeFormProps {
  reservation: OwnedReservationDetails
  /** The vehicle that it begins with, where another one was proposed. */
  proposed?: number | undefined
  /** Is set to whether something was changed. */
  unsaved: RefObject<boolean>
  /** It is saved: closed, so that the notification with the undo is within reach. */
  onSaved: () => void
  onKeep: () => void
}

/** Changes a reservation: its fields, and what the change would do before it is saved. */
export function ChangeForm(props: ChangeFormProps) {
  const common = useWords('common')
  const { loaded, error, retry } = useDeskChoices(props.reservation.landingId)
  if (error && !loaded) return <LoadError error={error} onRetry={retry} />
  if (!loaded) return <Loading words={common('loading')} />
  return <LoadedForm {...props} {...loaded} />
}

type LoadedFormProps = ChangeFormProps &
  Exclude<ReturnType<typeof useDeskChoices>['loaded'], undefined | false>

function LoadedForm({ reservation, proposed, unsaved, onSaved, onKeep, landing, rates }: LoadedFormProps) {
  const t = useWords('changes')
  const common = useWords('common')
  const id = reservation.id as ReservationId
  const [read, setRead] = useState({ draft: deskDraftOf(reservation), revision: reservation.revision })
  const [draft, setDraft] = useState({
    ...read.draft,
    ...(proposed !== undefined && { vehicle: String(proposed) }),
  })
  const sent = withOfferedExtras(
    draft,
    read.draft,
    extrasOf(rates.extras, Number(draft.vehicle) as VehicleId),
  )
  const fields = differingFields(draft, read.draft)
  useUnsaved(unsaved, fields.length > 0)
  const previewed = useDeskPreview(['change-preview', id, read.revision], sent, async (asked, signal) =>
    ownedChangePreview(
      await callApi(previewChange, {
        params: { reservationId: id },
        body: changeInput(asked, read.draft, read.revision),
        signal,
      }),
    ),
  )
  const choices = useSaveChoices(previewed.preview)
  const saving = useSaveChange(id, onSaved)
  const known = useKnownCustomer(draft, reservation.landingId)
  const askIfRefused = useRefusedCustomerQuestion(known)
  const theirs = reservation.revision === read.revision ? undefined : deskDraftOf(reservation)
  const settle = (isMine: boolean) => {
    if (!theirs) return
    const mine = isMine ? Object.fromEntries(fields.map((field) => [field, draft[field]])) : {}
    setDraft({ ...theirs, ...mine })
    setRead({ draft: theirs, revision: reservation.revision })
    saving.reset()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fields.length === 0) return onKeep()
    const wish = choices.wish()
    if (!wish) return
    const input = changeInput(sent, read.draft, read.revision, wish)
    askIfRefused(() => saving.mutate(input))
  }
  const errors = fieldErrorsOf<keyof DeskDraft>(saving.error, DESK_FIELDS)
  const problem = saving.error instanceof ApiProblem ? saving.error : undefined
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-label={t('title')}>
      {theirs && (
        <ChangedMeanwhile
          read={read.draft}
          theirs={theirs}
          changed={problem?.changed}
          vehicles={landing.vehicles}
          onSettle={settle}
        />
      )}
      <DeskFields
        draft={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        landing={landing}
        rates={rates}
        changeable={reservation.changeable}
        errors={errors}
        isEmailNeeded={reservation.email !== ''}
        known={known}
      />
      <SaveChoices
        choices={choices}
        previewed={previewed}
        notifyLabel={reservation.email === '' ? undefined : t('notify', { email: draft.email })}
        problem={problem?.code === 'reservation-changed' ? undefined : saving.error}
        save={common('save')}
        isSaving={saving.isPending}
        isHeld={theirs !== undefined}
        onCancel={onKeep}
      />
    </form>
  )
}

/** Saves a change, which can be undone from the notification. */
function useSaveChange(id: ReservationId, onSaved: () => void) {
  const t = useWords('changes')
  const toasts = useToasts()
  const undo = useAction({
    run: (revision: number) => callApi(undoChange, { params: { reservationId: id }, body: { revision } }),
    done: () => t('undone'),
    failed: t('undoFailed'),
    subject: 'reservations',
  })
  return useGuardedMutation({
    mutationFn: (body: ReturnType<typeof changeInput>) =>
      callApi(changeReservation, { params: { reservationId: id }, body }),
    onSuccess: ({ revision }) => {
      toasts.undoable(t('saved'), () => undo.mutate(revision))
      onSaved()
    },
    onError: () => requestAnimationFrame(focusFirstFault),
    // Also what somebody else has changed is read again, to be shown beside it.
    subject: 'reservations',
  })
}
