import { Alert, Button, type ButtonProps, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { FormButtons } from '../ui/form-buttons.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import css from './locations.module.css'
import { locationErrors, useAddLocation } from './use-add-location.ts'

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
