import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import { locationErrors, useAddLocation } from './use-add-location.ts'

/** Where one picks up and where one returns. */
export function AddLocationForm({ landingId, onDone }: { landingId: number; onDone: () => void }) {
  const say = useWords('locations')
  const common = useWords('common')
  const form = useForm({
    mode: 'controlled',
    initialValues: { pickupPlace: '', returnPlace: '' },
    validate: locationErrors,
  })
  const adding = useAddLocation(landingId, { onDone, onRefused: form.setErrors })
  return (
    <form noValidate onSubmit={form.onSubmit((pair) => adding.mutate(pair))}>
      <Stack>
        {adding.isError && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
            {say('failed')}
          </Alert>
        )}
        <TextInput
          label={say('pickup')}
          placeholder={say('pickupPlaceholder')}
          required
          data-autofocus
          {...form.getInputProps('pickupPlace')}
        />
        <TextInput
          label={say('return')}
          placeholder={say('returnPlaceholder')}
          required
          {...form.getInputProps('returnPlace')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {say('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
