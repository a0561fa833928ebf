import { changeReservation, previewChange, undoChange } from '@nelly/contract/reservations/changes'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId, VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useShortDay } from '../../dates/use-short-day.ts'
import { EditDialogForm } from '../../forms/edit/edit-dialog-form.tsx'
import { type Stored, useEdit } from '../../forms/edit/use-edit.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useFocusedFault } from '../../forms/to-first-fault.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import {
  changeInput,
  currencyOfChange,
  type DeskDraft,
  deskDraftOf,
  differingFields,
  withOfferedExtras,
} from './desk-draft.ts'
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

function LoadedForm({ reservation, proposed, onSaved, onKeep, landing, rates }: LoadedFormProps) {
  const t = useWords('changes')
  const common = useWords('common')
  const id = reservation.id as ReservationId
  const day = useShortDay()
  const [read] = useState(() => storedOf(reservation))
  const [draft, setDraft] = useState({
    ...read.values,
    ...(proposed !== undefined && { vehicle: String(proposed) }),
  })
  const offered = (values: DeskDraft, base: DeskDraft) =>
    withOfferedExtras(values, base, extrasOf(rates.extras, Number(values.vehicle) as VehicleId))
  const currencyOf = (values: DeskDraft, base: DeskDraft) =>
    currencyOfChange(values, base, { booked: reservation.currency, current: rates.currency })
  const edit = useSaveChange(id, {
    read,
    bodyOf: (values, stored) => {
      const sent = offered(values, stored.values)
      return changeInput(sent, stored, currencyOf(sent, stored.values), choices.wish())
    },
    onMerged: setDraft,
    onSaved,
  })
  useFocusedFault(edit.problem)
  const { values: base } = edit.stored
  const sent = offered(draft, base)
  const currency = currencyOf(sent, base)
  const isChanged = differingFields(draft, base).length > 0
  const previewed = useDeskPreview(['change-preview', id, edit.stored.revision], sent, (asked, signal) =>
    callApi(previewChange, {
      params: { reservationId: id },
      body: changeInput(asked, edit.stored, currencyOf(asked, base)),
      signal,
    }),
  )
  const choices = useSaveChoices(previewed.preview)
  const known = useKnownCustomer(draft, reservation.landingId)
  const askIfRefused = useRefusedCustomerQuestion(known)
  const failure = edit.failure((edit.problem instanceof ApiProblem && edit.problem.message) || t('failed'))
  const submit = () => {
    if (!isChanged) return onKeep()
    if (choices.wish()) askIfRefused(() => edit.save(draft))
  }
  const shown = (field: keyof DeskDraft, values: DeskDraft): string => {
    const value = values[field]
    // Of lists only how many there are.
    if (typeof value !== 'string') return String(Object.keys(value).length)
    if (field === 'vehicle') return landing.vehicles.find(({ id }) => String(id) === value)?.name ?? value
    if (field === 'language') return t(`languages.${values.language}`)
    return field === 'pickupDate' || field === 'returnDate' ? day(value) : value
  }
  return (
    <EditDialogForm
      edit={{ ...edit, isChanged, failure, submit }}
      label={(field) => t(`fields.${field}`)}
      shown={shown}
      title={t('title')}
      submit={common('save')}
      disabled={previewed.isUnseen}
      isSteady={false}
      onCancel={onKeep}
    >
      <DeskFields
        draft={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        landing={landing}
        rates={rates}
        currency={currency}
        changeable={reservation.changeable}
        errors={fieldErrorsOf<keyof DeskDraft>(edit.problem)}
        isEmailNeeded={reservation.email !== ''}
        known={known}
      />
      <SaveChoices
        choices={choices}
        previewed={previewed}
        notifyLabel={reservation.email === '' ? undefined : t('notify', { email: draft.email })}
      />
    </EditDialogForm>
  )
}

const storedOf = (reservation: OwnedReservationDetails): Stored<DeskDraft> => ({
  values: deskDraftOf(reservation),
  revision: reservation.revision,
})

interface SaveOptions {
  read: Stored<DeskDraft>
  bodyOf: (values: DeskDraft, stored: Stored<DeskDraft>) => ReturnType<typeof changeInput>
  onMerged: (draft: DeskDraft) => void
  onSaved: () => void
}

/** Saves a change, which can be undone from the notification; conflicting changes are asked about. */
function useSaveChange(id: ReservationId, { read, bodyOf, onMerged, onSaved }: SaveOptions) {
  const t = useWords('changes')
  const toasts = useToasts()
  const client = useQueryClient()
  const undo = useAction({
    run: (revision: number) => callApi(undoChange, { params: { reservationId: id }, body: { revision } }),
    done: () => t('undone'),
    failed: t('undoFailed'),
    subject: 'reservations',
  })
  return useEdit<DeskDraft, OwnedReservationDetails>({
    stored: read,
    storedOf,
    save: ({ values, stored }) =>
      callApi(changeReservation, { params: { reservationId: id }, body: bodyOf(values, stored) }),
    subject: 'reservations',
    onDone: ({ revision }) => {
      toasts.undoable(t('saved'), () => undo.mutate(revision))
      onSaved()
    },
    onMerged,
    onRefused: () => void invalidate(client, 'reservations'),
  })
}
