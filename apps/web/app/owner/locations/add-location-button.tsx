import { type ButtonProps, TextInput } from '@mantine/core'
import { newLocationBody } from '@nelly/contract/specified/location-mapper'
import { LOCATION_NAMES } from '@nelly/contract/specified/location-names'
import { addLocation, type OwnedLocation } from '@nelly/contract/specified/locations'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { useMay } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** Opens the dialog that adds a pair of places. */
export function AddLocationButton({
  landingId,
  ...look
}: { landingId: number } & Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useWords('locations')
  if (!useMay('addLocation')) return null
  return (
    <DialogButton {...look} label={t('add')} title={t('addTitle')}>
      {(close) => <AddLocationForm landingId={landingId} onDone={close} />}
    </DialogButton>
  )
}

/** A pickup place and a return place. */
function AddLocationForm({ landingId, onDone }: { landingId: number; onDone: () => void }) {
  const t = useWords('locations')
  const { form, ...edit } = useEditForm<Omit<OwnedLocation, 'id'>, unknown>({
    stored: { values: { pickupPlace: '', returnPlace: '' } },
    fields: LOCATION_NAMES,
    validate: (pair) =>
      schemaErrors(addLocation.body.safeParse(newLocationBody(pair)).error, storedLanguage(), LOCATION_NAMES),
    save: ({ values }) => callApi(addLocation, { params: { landingId }, body: newLocationBody(values) }),
    subject: 'places',
    done: () => t('added'),
    onDone,
    failed: t('failed'),
  })
  return (
    <DialogForm
      isChanged={edit.isChanged}
      failure={edit.failure}
      pending={edit.pending}
      submit={t('add')}
      onSubmit={edit.submit}
      onCancel={onDone}
    >
      <p className="soft">{t('addHint')}</p>
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
    </DialogForm>
  )
}
