import { Text } from '@mantine/core'
import { previewAtDesk, reserveAtDesk } from '@nelly/contract/reservations/desk-reservations'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { Slot } from '@nelly/domain/calendar/slots'
import type { VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { CHANGED_FIELDS } from '@nelly/domain/reservations/changed-fields'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useFocusedFault } from '../../forms/to-first-fault.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import {
  type DeskDraft,
  deskFieldsOf,
  deskInput,
  deskTripInput,
  freshDeskDraft,
  withOfferedExtras,
} from './desk-draft.ts'
import { DeskFields } from './desk-fields.tsx'
import { useRefusedCustomerQuestion } from './known-customer.tsx'
import { SaveChoices, useSaveChoices } from './save-choices.tsx'
import { useDeskChoices } from './use-desk-choices.ts'
import { useKnownCustomer } from './use-known-customer.ts'
import { useDeskPreview } from './use-preview.ts'

interface NewReservationFormProps {
  landingId: number
  /** The unit and the time that were drawn in the calendar. */
  slot: Slot
  onDone: () => void
}

/** Reserves what was drawn in the calendar for somebody. */
export function NewReservationForm(props: NewReservationFormProps) {
  const common = useWords('common')
  const { loaded, error, retry } = useDeskChoices(props.landingId)
  if (error && !loaded) return <LoadError error={error} onRetry={retry} />
  if (!loaded) return <Loading words={common('loading')} />
  return <LoadedForm key={props.landingId} {...props} {...loaded} />
}

type LoadedFormProps = NewReservationFormProps &
  Exclude<ReturnType<typeof useDeskChoices>['loaded'], undefined | false>

function LoadedForm({ landingId, slot, onDone, landing, rates }: LoadedFormProps) {
  const t = useWords('changes')
  const reservations = useWords('reservations')
  const [fresh] = useState(() => draftAt(slot, landing))
  const [draft, setDraft] = useState(fresh)
  const sent = withOfferedExtras(draft, fresh, extrasOf(rates.extras, Number(draft.vehicle) as VehicleId))
  const params = { landingId }
  const known = useKnownCustomer(draft, landingId)
  const askIfRefused = useRefusedCustomerQuestion(known)
  const previewed = useDeskPreview(['desk-preview', landingId], sent, (asked, signal) =>
    callApi(previewAtDesk, {
      params,
      body: { ...deskTripInput(asked, rates.currency), ...unitIn(asked, slot) },
      signal,
    }),
  )
  const choices = useSaveChoices(previewed.preview)
  const saving = useAction({
    run: (body: ReturnType<typeof deskInput>) => callApi(reserveAtDesk, { params, body }),
    subject: 'reservations',
    done: ({ reference }) => t('reserved', { reference }),
    onDone,
  })
  useFocusedFault(saving.error)
  const submit = () => {
    const wish = choices.wish()
    if (!wish) return
    const body = { ...deskInput(sent, rates.currency, wish), ...unitIn(draft, slot) }
    askIfRefused(() => saving.mutate(body))
  }
  const { unit } = unitIn(draft, slot)
  return (
    <DialogForm
      title={reservations('new')}
      isChanged={draft !== fresh}
      failure={
        saving.isError && ((saving.error instanceof ApiProblem && saving.error.message) || t('failed'))
      }
      submit={t('reserve')}
      pending={saving.isPending}
      disabled={previewed.isUnseen}
      isSteady={false}
      onSubmit={submit}
      onCancel={onDone}
    >
      {unit && <Text>{t('onUnit', { unit })}</Text>}
      <DeskFields
        draft={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        landing={landing}
        rates={rates}
        currency={rates.currency}
        changeable={CHANGED_FIELDS}
        errors={fieldErrorsOf<keyof DeskDraft>(saving.error)}
        isEmailNeeded={false}
        known={known}
      />
      <SaveChoices
        choices={choices}
        previewed={previewed}
        notifyLabel={draft.email === '' ? undefined : t('confirmByMail', { email: draft.email })}
      />
    </DialogForm>
  )
}

/** The unit that was drawn on, as long as its vehicle is chosen. */
const unitIn = ({ vehicle }: DeskDraft, slot: Slot): { unit?: number } =>
  slot.unit && vehicle === String(slot.vehicleId) ? { unit: slot.unit } : {}

/** A rental of the days that were drawn, at the first places. */
const draftAt = (slot: Slot, { places, ...landing }: OwnedLandingDetail): DeskDraft => {
  const first = (end: 'isPickup' | 'isReturn') => places.find((place) => place[end])?.name ?? ''
  return {
    ...freshDeskDraft(landing),
    ...deskFieldsOf(slot),
    pickupPlace: first('isPickup'),
    returnPlace: first('isReturn'),
  }
}
