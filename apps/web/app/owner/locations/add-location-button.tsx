import { Alert, Button, type ButtonProps, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { LOCATION_NAMES } from '@nelly/contract/specified/location-names'
import type { OwnedLocation } from '@nelly/contract/specified/locations'
import { addLocation } from '@nelly/contract/specified/locations'
import { newLocationBody } from '@nelly/contract/specified/owned-location'
import { IconAlertCircle, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { FormButtons } from '../ui/form-buttons.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './locations.module.css'

type Pair = Omit<OwnedLocation, 'id'>
type Errors = Partial<Record<keyof Pair, string>>

/** Adds a pair of places to a landing. */
function useAddLocation(landingId: number, on: { onDone: () => void; onRefused: (errors: Errors) => void }) {
  const t = useWords('locations')
  const toasts = useToasts()
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: (pair: Pair) => callApi(addLocation, { params: { landingId }, body: newLocationBody(pair) }),
    subject: 'places',
    onSuccess: () => {
      toasts.done(t('added'))
      on.onDone()
    },
    onError: (problem) => on.onRefused(fieldErrorsOf<keyof Pair>(problem, LOCATION_NAMES)),
  })
}

/** The errors of the call's own schema, by the form's names. */
const locationErrors = (pair: Pair): Errors =>
  schemaErrors(addLocation.body.safeParse(newLocationBody(pair)).error, storedLanguage(), LOCATION_NAMES)

/** Opens the dialog that adds a pair of places. */
export function AddLocationButton({
  landingId,
  ...look
}: { landingId: number } & Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useWords('locations')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...look} leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={t('addTitle')}>
        <AddLocationForm landingId={landingId} onDone={close} />
      </TitledDialog>
    </>
  )
}

/** A pickup place and a return place. */
function AddLocationForm({ landingId, onDone }: { landingId: number; onDone: () => void }) {
  const t = useWords('locations')
  const form = useForm({
    mode: 'controlled',
    initialValues: { pickupPlace: '', returnPlace: '' },
    validate: locationErrors,
  })
  const adding = useAddLocation(landingId, { onDone, onRefused: (errors) => showFaults(form, errors) })
  return (
    <form noValidate onSubmit={form.onSubmit((pair) => adding.mutate(pair), toFirstFault(form))} data-steady>
      <Stack gap="var(--field-gap)">
        {adding.isError && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} mb={12}>
            {t('failed')}
          </Alert>
        )}
        <p className={css.hint}>{t('addHint')}</p>
        <TextInput
          label={t('pickup')}
          placeholder={t('pickupPlaceholder')}
          required
          data-autofocus
          {...form.getInputProps('pickupPlace')}
        />
        <TextInput
          label={t('return')}
          placeholder={t('returnPlaceholder')}
          required
          {...form.getInputProps('returnPlace')}
        />
        <FormButtons submit={t('add')} busy={adding.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
